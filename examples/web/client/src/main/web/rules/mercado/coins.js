/** The small things of Mercado: coins, prices, effects and tokens. Each says its name to screen readers. */
import { h, hidden, svg } from '../../dom.js';
import { nameOf, t } from '../../i18n.js';
import { picture } from '../../icons.js';

/** A coin. */
export function coin(code) {
  return h('span', { class: `coin coin-${code}`, title: nameOf(`coin.${code}`) }, svg('svg', { 'aria-hidden': 'true' }, picture(`coin-${code}`)), hidden(nameOf(`coin.${code}`)));
}

/** Coins one beside the other. */
export function coins(list) {
  return h('span', { class: 'coins' }, list.map(coin));
}

/** Coins by sort, with their numbers. */
export function many(list, order) {
  const held = order.filter((code) => list.includes(code));
  return h('span', { class: 'coins' }, held.length === 0 ? '–' : held.map((code) =>
    h('span', { class: 'heap' }, coin(code), h('b', {}, String(list.filter((one) => one === code).length)))));
}

/** What a tile costs: fixed coins, and stacks of one colour of the buyer's choice, with ≠ between them. */
export function price({ fixed = '', stacks = [] }) {
  const any = (height) => h('span', { class: 'stack', title: t('mercado.stack', { n: height }) },
    Array.from({ length: height }, () => h('span', { class: 'coin coin-any', 'aria-hidden': 'true' })), hidden(t('mercado.stack', { n: height })));
  return h('span', { class: 'coins' }, [...fixed].map(coin), fixed && stacks.length > 0 && ' ',
    stacks.map((height, i) => [i > 0 && h('span', { class: 'unlike', title: t('mercado.unlike') }, '≠', hidden(` ${t('mercado.unlike')}`)), any(height)]));
}

const SIGNS = {
  W: () => ['+', coin('W')], B: () => ['+', coin('B')], '-B': () => ['−', coin('B')],
  S: () => h('span', { class: 'seal' }, '✹'), V: () => h('span', { class: 'privilege' }, '▤'),
  AGAIN: () => '↻', '+3': () => '»3',
  oB: () => ['◦+', coin('B')], oW: () => ['◦+', coin('W')],
  'o-V': () => ['◦−', h('span', { class: 'privilege' }, '▤')], 'o-S': () => h('span', { class: 'seal none' }, '✹'),
};

/** What each sign means. */
export function legend() {
  const line = (sign, name) => h('li', {}, h('span', { 'aria-hidden': 'true' }, sign), name);
  return h('ul', { class: 'legend-of-signs' },
    [...'GSCTBW'].map((code) => line(coin(code), nameOf(`coin.${code}`))),
    line('≠', t('mercado.unlike')), line('◎', t('mercado.disc')),
    Object.keys(SIGNS).map((code) => line(effect(code), nameOf(`effect.${code}`))));
}

/** The sign of an effect. */
export function effect(code) {
  return h('span', { class: `effect-sign${code.startsWith('o') ? ' others' : ''}`, title: nameOf(`effect.${code}`) },
    h('span', { 'aria-hidden': 'true' }, SIGNS[code]()), hidden(nameOf(`effect.${code}`)));
}

/** Effects in their order. */
export function effects(codes) {
  return codes.map((code) => [effect(code), ' ']);
}

/** Effects in words. */
export function effectsText(codes) {
  return codes.map((code) => nameOf(`effect.${code}`)).join(', ');
}

/** A privilege token, and how many of its kind. */
export function token({ points, effects: gives }, count) {
  return h('span', { class: 'token', title: [t('mercado.spaces', { n: points }), effectsText(gives)].filter(Boolean).join(', ') },
    h('b', {}, `»${points}`), ' ', effects(gives), count > 1 && h('small', {}, `×${count}`));
}
