/** The first page: a new game against bots, or on with the saved one. */
import { h, show } from './dom.js';
import { enterGame, t } from './i18n.js';
import { EditionField, inLines } from './editions.js';
import { GAMES, LEVELS, NAMES } from './games.js';
import { drawing, sign } from './icons.js';
import { isTaken, nameField, nameIn } from './people.js';
import { rulesButton } from './rulebook.js';
import { chosenRulings, field, rulingFields, rulingsText } from './rulings.js';
import { kept } from './settings.js';

/**
 * Shows the first page.
 *
 * @param choices what happens: `start(setup)`, `goOn()`, whether there is a game to go on with, `canGoOn`,
 *     `yours(element)`, which shows there the reader's games with other people, and `people(element)`, which shows there how to find other people
 * @param editing the game whose edition is edited at once, or nothing
 */
export function home(parent, { start, goOn, canGoOn, yours, people }, editing) {
  const fields = {
    name: nameField(),
    game: { value: editing ?? NAMES[0] },
    players: h('select', { name: 'players' }),
    level: h('select', { name: 'level' }, ['easy', 'medium', 'hard'].map((one) => h('option', { value: one, selected: one === 'medium' }, t(`level.${one}`)))),
    seed: h('input', { name: 'seed', inputmode: 'numeric', pattern: '[0-9]{1,19}', placeholder: t('anySeed') }),
  };
  const rulings = h('div');
  const edition = new EditionField();
  const trouble = h('p', { class: 'trouble-text', 'aria-live': 'assertive' });
  const guide = h('button', {
    type: 'button', class: kept('guided') || canGoOn ? '' : 'main', 'data-key': 'guide', onclick: () => start(guidedSetup(fields.game.value, nameIn(fields.name))),
  });
  const lead = h('div');
  const things = h('ul', { class: 'frieze', 'aria-hidden': 'true' });
  const tiles = h('fieldset', { class: 'games', onchange: ({ target }) => drawGame(target.value) }, h('legend', { class: 'hidden' }, t('field.game')),
    NAMES.map((one) => h('label', {}, h('input', { class: 'hidden', type: 'radio', name: 'game', value: one, checked: one === fields.game.value }), drawing(one), GAMES[one].title)));
  const drawGame = (game = fields.game.value) => {
    fields.game.value = game;
    show(lead, h('p', { class: 'lead' }, t(`lead.${game}`)));
    show(things, GAMES[game].pieces.split(' ').map((piece) => h('li', {}, sign(piece))));
    show(guide, `${t('guide')}: ${GAMES[game].title}`);
    fields.rulings = rulingFields(game);
    edition.of(game);
    const { players } = GAMES[game];
    show(fields.players, players.map((n) => h('option', { value: n, selected: n === Math.min(4, players.at(-1)) }, t('playersNumber', { n }))));
    show(rulings, Object.entries(fields.rulings).map(([key, input]) => field(key, input)), field('seed', fields.seed));
  };
  drawGame();
  const form = h('form', { class: 'paper', onsubmit: (event) => {
    event.preventDefault();
    show(trouble);
    try {
      start({ ...setupOf(fields), edition: edition.value }).catch(({ message }) => show(trouble, inLines(message)));
    } catch ({ message }) {
      show(trouble, message);
    }
  } },
  h('h2', {}, t('againstBots')),
  field('name', fields.name), field('players', fields.players), field('level', fields.level),
  edition.element,
  h('details', {}, h('summary', {}, t('rulings')),
    rulings),
  trouble,
  h('div', { class: 'buttons' }, h('button', { class: 'main' }, t('start'))));
  const games = h('div');
  yours(games);
  const place = h('div');
  people(place);
  parent.replaceChildren(h('div', { class: 'home' },
    h('div', { class: 'welcome' }, tiles, lead,
      h('div', { class: 'buttons' }, canGoOn && h('button', { type: 'button', class: 'main', 'data-key': 'goOn', onclick: goOn }, t('goOn')), guide, rulesButton(() => enterGame(fields.game.value))),
      h('p', { class: 'fine' }, t('offline')), things),
    h('div', { class: 'ways' }, games, form,
      h('section', { class: 'paper', 'aria-labelledby': 'people-title' }, h('h2', { id: 'people-title' }, t('withPeople')), place))));
  return editing && edition.edit();
}

/** The guided game: always the same deal, with easy bots and the usual rulings. */
function guidedSetup(game, name) {
  const rulings = Object.fromEntries(GAMES[game].rulings.map((ruling) => [ruling.name, ruling.values[0]]));
  return { ...setup(game, name, 3, 'easy', rulings, '7'), isGuided: true };
}

function setupOf({ game: { value: game }, name, players, level, rulings, seed }) {
  const any = () => String(crypto.getRandomValues(new BigUint64Array(1))[0]);
  return setup(game, nameIn(name), Number(players.value), level.value, chosenRulings(game, rulings), seed.value || any());
}

function setup(game, name, players, level, rulings, seed) {
  const others = ['Anneke', 'Pieter', 'Griet', 'Joost', 'Maria'].filter((one) => !isTaken(one, [name]));
  return {
    game, names: [name, ...others.slice(0, players - 1)].join('\n'), startSeat: 0, rulings: rulingsText(game, rulings), seed, seat: 0, bots: Array(players).fill(level).join(' '),
  };
}
