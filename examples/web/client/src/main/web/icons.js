/** The signs of the twelve assets: a shield with an initial for a chamber, a round seal with a picture for a commodity. */
import { h, svg } from './dom.js';
import { parseCard, signed, cardName, nameOf, t } from './i18n.js';

/** The assets in canonical order (THG-2). */
export const ASSETS = ['AMS', 'HOO', 'DEL', 'ROT', 'ENK', 'MID', 'SIL', 'COF', 'POR', 'COP', 'SPI', 'TEA'];

const SHIELD = 'M3 3h18v9c0 6-4.5 8.5-9 10-4.5-1.5-9-4-9-10z';
const INITIALS = { AMS: 'A', HOO: 'H', DEL: 'D', ROT: 'R', ENK: 'E', MID: 'M' };
const PICTURES = {
  // three skeins
  SIL: 'M6 9c2-2.5 4 2.5 6 0s4 2.5 6 0M6 12.5c2-2.5 4 2.5 6 0s4 2.5 6 0M6 16c2-2.5 4 2.5 6 0s4 2.5 6 0',
  // a bean
  COF: 'M8 16c-3-3.5 1-10 5.5-10S19 11.500 15.500 15.500 9.500 18.500 8 16zM16.500 7.500c-2.500 2-2 3.500-4.500 4.500s-2.500 3-3 4.500',
  // a vase
  POR: 'M10 5.500h4M10.500 5.500v2.500c-4 2-3.500 7-1 10h5c2.500-3 3-8-1-10v-2.500M8.200 12.500h7.600',
  // bars
  COP: 'M8.500 7h7l1.500 4h-10zM5.500 13h5l1.300 4h-7.600zM13.500 13h5l1.300 4h-7.600z',
  // an anise star
  SPI: 'M12 5v14M5 12h14M7.100 7.100l9.800 9.800M16.900 7.100l-9.800 9.800',
  // a leaf
  TEA: 'M6.500 17.500c-1.500-6.500 3-11.500 11.500-11.500 0 8-5 12.500-10 10.500M6.500 17.500c2-4 4.500-6 8-8',
};

/** Whether an asset is a share of a chamber. */
export function isShare(asset) {
  return asset in INITIALS;
}

/** The sign of an asset; it says nothing to screen readers, as its name stands beside it. */
export function sign(asset) {
  const initial = INITIALS[asset];
  return svg('svg', { class: `sign ${asset}`, viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' },
    initial ? svg('path', { class: 'ground', d: SHIELD }) : svg('circle', { class: 'ground', cx: 12, cy: 12, r: 10.5 }),
    initial
      ? svg('text', { x: 12, y: 16, 'text-anchor': 'middle' }, initial)
      : svg('path', { class: 'picture', d: PICTURES[asset] }));
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

function row(asset, amount) {
  return h('span', { class: amount > 0 ? 'move up' : 'move down', 'aria-hidden': 'true' },
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
