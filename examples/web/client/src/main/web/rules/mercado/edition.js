/** The pieces of an edition of Mercado: their fields, and what they look like. */
import { h } from '../../dom.js';
import { effect, effects, price } from './coins.js';

const TILE = ['id', 'name', 'price.fixed?', 'price.stacks*?', 'points#', 'effects*'];

/** The texts of an edition. */
export const TEXTS = ['name'];

/** The fields of each list of pieces. After a name `#` is a number or a word, `*` a list, `?` a field that may be absent. */
export const PIECES = {
  objects: TILE,
  perfumes: TILE,
  market: ['stall', 'name', 'price.fixed?', 'price.stacks*?'],
  tokens: ['code', 'copies#', 'points#', 'effects*'],
  sides: ['*'],
};

/** The lists to which pieces can be added. */
export const GROWING = ['tokens'];

/** The codes that pieces can bear, as the names of things have them. */
export const CODES = [...'GSCTW'].map((code) => `coin.${code}`)
  .concat(['W', 'B', '-B', 'S', 'V', 'AGAIN', '+3', 'oB', 'oW', 'o-V', 'o-S'].map((code) => `effect.${code}`));

/** What a piece looks like. */
export function picture(piece) {
  return Array.isArray(piece) ? piece.map((code) => [code === null ? '·' : effect(code), ' '])
    : [price(piece.price ?? {}), ' ', piece.points !== undefined && h('span', { class: 'points' }, String(piece.points)), ' ', effects(piece.effects ?? [])];
}
