/** The first page: a new game against bots, or on with the saved one. */
import { h } from './dom.js';
import { nameOf, t } from './i18n.js';
import { GUIDED } from './guide.js';
import { ASSETS, sign } from './icons.js';
import { rulesButton } from './rulebook.js';
import { chosenRulings, rulingFields, rulingsText } from './rulings.js';
import { keep, kept } from './settings.js';

const LEVELS = ['easy', 'medium', 'hard'];

/**
 * Shows the first page.
 *
 * @param choices what happens: `start(setup)`, `goOn()`, whether there is a game to go on with, `canGoOn`,
 *     `yours(element)`, which shows there the reader's games with other people, and `people(element)`, which shows there how to find other people
 */
export function home(parent, { start, goOn, canGoOn, yours, people }) {
  const fields = {
    name: h('input', { name: 'name', maxlength: 40, required: true, autocomplete: 'nickname', value: kept('name') ?? t('nameGuess') }),
    players: choice('players', ['3', '4', '5'], (one) => t('playersNumber', { n: Number(one) }), '4'),
    level: choice('level', LEVELS, (one) => t(`level.${one}`), 'medium'),
    ...rulingFields(),
    seed: h('input', { name: 'seed', inputmode: 'numeric', pattern: '[0-9]{1,19}', placeholder: t('anySeed') }),
  };
  const form = h('form', { class: 'paper', onsubmit: (event) => {
    event.preventDefault();
    keep('name', fields.name.value);
    start(setupOf(fields));
  } },
  h('h2', {}, t('againstBots')),
  label('name', fields.name), label('players', fields.players), label('level', fields.level),
  h('details', {}, h('summary', {}, t('rulings')),
    label('dividends', fields.dividends), label('order', fields.order), label('atEnd', fields.atEnd), label('seed', fields.seed)),
  h('div', { class: 'buttons' }, h('button', { class: 'main' }, t('start')),
    canGoOn ? h('button', { type: 'button', onclick: goOn }, t('goOn')) : null));
  const games = h('div');
  yours(games);
  parent.replaceChildren(h('div', { class: 'home' },
    h('div', { class: 'welcome' }, h('p', { class: 'lead' }, t('lead')), h('p', {}, t('howItGoes')), 
      h('div', { class: 'buttons' }, h('button', { type: 'button', class: kept('guided') ? '' : 'main', 'data-key': 'guide', onclick: () => start(guidedSetup(fields.name.value)) }, t('guide')), rulesButton()),
      h('p', { class: 'fine' }, t('offline')), frieze()),
    h('div', { class: 'ways' }, games, form, withPeople(people))));
}

function withPeople(people) {
  const place = h('div');
  people(place);
  return h('section', { class: 'paper', 'aria-labelledby': 'people-title' }, h('h2', { id: 'people-title' }, t('withPeople')), place);
}

/** The twelve assets, each with its sign. */
function frieze() {
  return h('ul', { class: 'frieze' }, ASSETS.map((asset) => h('li', {}, sign(asset), h('span', {}, nameOf(asset)))));
}

function label(key, field) {
  return h('label', { class: 'field' }, h('span', {}, t(`field.${key}`)), field);
}

function choice(name, values, text, chosen = values[0]) {
  return h('select', { name }, values.map((value) => h('option', { value, selected: value === chosen }, text(value))));
}

/** The guided game: always the same deal and the same rulings. */
function guidedSetup(name) {
  return { ...setup(name, GUIDED.players, GUIDED.level, 'quarter NEWEST_FIRST FORFEITED', GUIDED.seed), isGuided: true };
}

function setupOf(fields) {
  const seed = fields.seed.value || String(crypto.getRandomValues(new BigUint64Array(1))[0]);
  return setup(fields.name.value, Number(fields.players.value), fields.level.value, rulingsText(chosenRulings(fields)), seed);
}

function setup(who, players, level, rulings, seed) {
  const name = who.trim() || t('nameGuess');
  const others = ['Anneke', 'Pieter', 'Griet', 'Joost', 'Maria'].filter((one) => one.toLowerCase() !== name.toLowerCase());
  return {
    names: [name, ...others.slice(0, players - 1)].join('\n'),
    startSeat: 0,
    rulings,
    seed,
    seat: 0,
    bots: Array(players).fill(`regent:${level}`).join(' '),
  };
}
