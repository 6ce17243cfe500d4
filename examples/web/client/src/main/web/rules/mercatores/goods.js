/** The small things of Mercatores: signs, cards, profit tables and coins. Each says its name to screen readers. */
import { h, hidden, svg } from '../../dom.js';
import { nameOf, t } from '../../i18n.js';

/** The goods in canonical order (THG-1). */
export const GOODS = ['CRN', 'TOB', 'COF', 'CTN', 'CAC'];

const PICTURES = {
  // a cob
  CRN: 'M12 4.5c3 2 3.500 8 0 14-3.500-6-3-12 0-14zM12 8v7M10 10.500h4M10 13h4M7 11c0 4.500 2 7.500 5 8.500M17 11c0 4.500-2 7.500-5 8.500',
  // a leaf with its veins
  TOB: 'M6 18.500C4.500 11 9 5 18 5c.5 9-5 14-11 12.500M6 18.500L15 9M9 11.500v4h4.500',
  // a bean
  COF: 'M8 16c-3-3.500 1-10 5.500-10S19 11.500 15.500 15.500 9.500 18.500 8 16zM16.500 7.500c-2.500 2-2 3.500-4.500 4.500s-2.500 3-3 4.500',
  // a boll
  CTN: 'M12 12a3.200 3.200 0 1 1 3-4.500a3.200 3.200 0 1 1 .5 6a3.200 3.200 0 1 1-6.800.5a3.200 3.200 0 1 1 .3-6M12 15.500V20',
  // a pod
  CAC: 'M12 4.500c4.500 4 4.500 11 0 15-4.500-4-4.500-11 0-15zM12 5v14M10 7.500c-1 3-1 6 0 9M14 7.500c1 3 1 6 0 9',
};
const SHIP = 'M3.500 15.500h17l-2.500 4h-12zM11.500 14V4c4.500 2.500 6 6 5.500 9h-5.500M10 14H5.500c0-3 1.500-5.500 4.500-7.500';
const HOUSE = 'M4.500 11L12 5l7.500 6M6 10.500V19h12v-8.500M10 19v-5h4v5';
const ANCHOR = 'M12 8.500V19M8.500 11.500h7M5.500 14c.5 3.500 3 5 6.500 5s6-1.500 6.500-5M12 8.500a1.800 1.800 0 1 0 0-3.600a1.800 1.800 0 0 0 0 3.600';
const ROUTE = 'M5.500 18.500c7 0 2-6.500 6.500-6.500s0-6.500 6.500-6.500M5.500 18.500h.1M15.500 3.500l3 2-2 3';
const ARROWS = { D: '↓', L: '←', R: '→' };

function picture(kind, path, around) {
  return svg('svg', { class: `sign ${kind}`, viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' },
    around === 'card' ? svg('rect', { class: 'ground', x: 1.5, y: 1.5, width: 21, height: 21, rx: 4 }) : svg('circle', { class: 'ground', cx: 12, cy: 12, r: 11 }),
    svg('path', { class: 'picture', d: path }));
}

/** The sign of a good; it says nothing to screen readers, as its name stands beside it. */
export function goodSign(good) {
  return picture(good, PICTURES[good]);
}

/** The sign of ships. */
export function ship() {
  return svg('svg', { class: 'sign ship', viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' }, svg('path', { class: 'picture', d: SHIP }));
}

/** Coins as dots, or as a number of them where there are many. */
export function dots(coins) {
  return coins > 3 ? `${coins}●` : '●'.repeat(coins);
}

/** Coins for those who see and for those who hear. */
export function coinsOf(coins) {
  return h('span', { class: 'coins-of' }, h('span', { 'aria-hidden': 'true' }, dots(coins)), hidden(t('mercatores.coins', { n: coins })));
}

/** A profit table: from how many on there are how many coins. */
export function profit(steps, count = 0) {
  return h('span', { class: 'profit' }, steps.map(([from, coins]) =>
    h('span', { class: `step${count >= from ? ' reached' : ''}`, title: t('mercatores.step', { n: coins, from }) },
      h('b', { 'aria-hidden': 'true' }, String(from)), h('i', { 'aria-hidden': 'true' }, dots(coins)), hidden(`${t('mercatores.step', { n: coins, from })} `))));
}

/** Whether a card is a goods card: its good and its ships. */
export function parseGoods(code) {
  const [, good, ships] = /^(CRN|TOB|COF|CTN|CAC)(\d)$/.exec(code) ?? [];
  return good && { good, ships: Number(ships) };
}

/** The sign of a card, small. */
export function cardSign(code, edition) {
  const goods = parseGoods(code);
  const special = edition.specials.find((one) => one.code === code);
  return h('span', { class: `card-sign${goods ? '' : ' of-special'}`, title: nameOf(code) }, goods ? [goodSign(goods.good), goods.ships > 0 && ships(goods.ships)] : specialSign(special));
}

function ships(count) {
  return h('span', { class: 'ships', 'aria-hidden': 'true' }, count > 2 ? [ship(), String(count)] : Array.from({ length: count }, ship));
}

/** The sign of a special card: a house, an anchor with arrows, or a way with a good. */
export function specialSign({ type, arrows, good }) {
  const [kind, path] = { WAREHOUSE: ['WARE', HOUSE], QUAY: ['QUAY', ANCHOR], ROUTE: ['WAY', ROUTE] }[type];
  return h('span', { class: 'special-sign' }, picture(kind, path, 'card'),
    arrows && h('span', { class: 'arrows', 'aria-hidden': 'true' }, [...arrows].map((one) => ARROWS[one]).join('')), good && goodSign(good));
}

/** The face of a card: what it is, and of a special card what it brings. */
export function cardFace(code, edition) {
  const goods = parseGoods(code);
  const special = edition.specials.find((one) => one.code === code);
  return h('span', { class: `card-face ${goods ? goods.good : 'special'}`, title: nameOf(code) },
    goods ? [h('span', { class: 'top' }, goodSign(goods.good), ships(goods.ships)), h('span', { class: 'label', 'aria-hidden': 'true' }, nameOf(goods.good))]
      : [h('span', { class: 'top' }, specialSign(special)), h('span', { class: 'label', 'aria-hidden': 'true' }, t(`mercatores.${special.type}`)), profit(special.profit)],
    hidden(nameOf(code)));
}
