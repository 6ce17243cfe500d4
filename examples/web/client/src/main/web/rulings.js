/** The rulings, which players choose before a game: in words, in fields to choose from, and as the rules read them. */
import { h } from './dom.js';
import { has, t } from './i18n.js';
import { GAMES } from './games.js';

function valueText(key, value) {
  return has(`${key}.${value}`) ? t(`${key}.${value}`) : value;
}

/** A field of a form with its name above it. */
export function field(key, input) {
  return h('label', { class: 'field' }, h('span', {}, t(has(`field.${key}`) ? `field.${key}` : key)), input);
}

/** A field to choose each ruling of a game with, by the key of its text. */
export function rulingFields(game) {
  return Object.fromEntries(GAMES[game].rulings.map(({ key, values }) => [key,
    h('select', { name: key }, values.map((value) => h('option', { value }, valueText(key, value))))]));
}

/** What was chosen, as a server calls it. */
export function chosenRulings(game, fields) {
  return Object.fromEntries(GAMES[game].rulings.map(({ name, key }) => [name, fields[key].value]));
}

/** Rulings as the rules read them. */
export function rulingsText(game, rulings) {
  return GAMES[game].rulings.map(({ name }) => rulings[name]).join(' ');
}

/** Rulings for people. */
export function rulingsInWords(game, rulings) {
  return GAMES[game].rulings.map(({ name, key }) => `${t(`field.${key}`)}: ${valueText(key, rulings[name])}`);
}
