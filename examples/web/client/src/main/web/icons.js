/** The signs of the twelve assets: a shield with an initial for a chamber, a round seal with a picture for a commodity. */
import { h, svg } from './dom.js';
import { parseCard, signed, cardName, nameOf, t } from './i18n.js';

/** The assets in canonical order (THG-2). */
export const ASSETS = ['AMS', 'HOO', 'DEL', 'ROT', 'ENK', 'MID', 'SIL', 'COF', 'POR', 'COP', 'SPI', 'TEA'];

const INITIALS = { AMS: 'A', HOO: 'H', DEL: 'D', ROT: 'R', ENK: 'E', MID: 'M' };

/** Whether an asset is a share of a chamber. */
export function isShare(asset) {
  return asset in INITIALS;
}

/** A drawing of `pieces.svg`. */
export function picture(name) {
  return svg('use', { class: 'picture', href: `pieces.svg#${name}` });
}

/** A thing as it looks, large. */
export function drawing(name) {
  return svg('svg', { class: 'drawing', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, picture(name));
}

/** The sign of an asset; it says nothing to screen readers, as its name stands beside it. */
export function sign(asset) {
  const initial = INITIALS[asset];
  return svg('svg', { class: `sign ${asset}`, viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' },
    initial ? svg('use', { class: 'ground', href: 'pieces.svg#shield' }) : svg('circle', { class: 'ground', cx: 12, cy: 12, r: 10.5 }),
    initial
      ? svg('text', { x: 12, y: 16, 'text-anchor': 'middle' }, initial)
      : picture(asset));
}

/** The face of a price card or of News: what moves, and how far. */
export function face(code) {
  const card = parseCard(code);
  const rows = card
    ? [row(card.chamber, card.share), row(card.commodity, card.amount)]
    : [h('span', { class: 'news' }, nameOf(code))];
  return h('span', { class: card ? 'face' : 'face special', title: cardName(code) },
    rows, h('span', { class: 'hidden' }, cardName(code)));
}

/** The face of a special card; nothing for other cards. */
export function specialFace(code, note = `${code}.short`) {
  return code in { BLACK_MARKET: 1, DIVIDEND: 1, NEWS: 1 } ? [drawing(code), h('b', {}, nameOf(code)), h('small', {}, t(note))] : null;
}

function row(asset, amount) {
  return h('span', { class: `move ${amount > 0 ? 'up' : 'down'} ${asset}`, 'aria-hidden': 'true' },
    sign(asset), h('b', {}, signed(amount)));
}

/** Tokens by kind, such as three of silk; nothing to see if there are none. */
export function tokens(list, label) {
  const counts = new Map();
  list.forEach((asset) => counts.set(asset, (counts.get(asset) ?? 0) + 1));
  if (counts.size === 0) {
    return h('p', { class: 'tokens none' }, t('noTokens'));
  }
  return h('ul', { class: 'tokens', 'aria-label': label },
    [...counts].map(([asset, count]) => h('li', { title: nameOf(asset) },
      sign(asset), h('b', {}, String(count)), h('span', { class: 'hidden' }, nameOf(asset)))));
}
