/** The small things of Mercatores: signs, cards, profit tables and coins. Each says its name to screen readers. */
import { h, hidden, svg } from '../../dom.js';
import { nameOf, t } from '../../i18n.js';
import { picture, sign as goodSign } from '../../icons.js';

export { goodSign };

/** The goods in canonical order (THG-1). */
export const GOODS = ['CRN', 'TOB', 'COF', 'CTN', 'CAC'];

const ARROWS = { D: '↓', L: '←', R: '→' };

/** The sign of ships. */
export function ship() {
  return svg('svg', { class: 'sign ship', viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' }, picture('ship'));
}

/** Coins as they are, or a number and one where there are many. */
export function dots(coins) {
  const one = () => svg('svg', { class: 'money-coin', viewBox: '0 0 24 24' }, picture('coin'));
  return coins > 3 ? [String(coins), one()] : Array.from({ length: coins }, one);
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
  const [kind, drawn] = { WAREHOUSE: ['WARE', 'house'], QUAY: ['QUAY', 'anchor'], ROUTE: ['WAY', 'route'] }[type];
  return h('span', { class: 'special-sign' },
    svg('svg', { class: `sign ${kind}`, viewBox: '0 0 24 24', 'aria-hidden': 'true' }, svg('rect', { class: 'ground', x: 1.5, y: 1.5, width: 21, height: 21, rx: 4 }), picture(drawn)),
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
