/** The pieces of an edition of Mercatores: their fields, and what they look like. */
import { GOODS, goodSign, profit, specialSign } from './goods.js';

/** The texts of an edition. */
export const TEXTS = ['id', 'name'];

/** The fields of each list of pieces. After a name `#` is a number or a word, `*` a list, `?` a field that may be absent. */
export const PIECES = {
  goods: ['code', 'copies*', 'profit*'],
  specials: ['code', 'type', 'arrows?', 'good?', 'copies#', 'profit*'],
};

/** The lists to which pieces can be added. */
export const GROWING = ['specials'];

/** The codes that pieces can bear, as the names of things have them. */
export const CODES = GOODS;

/** What a piece looks like. */
export function picture(piece) {
  return [piece.type ? specialSign(piece) : goodSign(piece.code), ' ', profit(piece.profit)];
}
