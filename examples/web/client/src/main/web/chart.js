/** The price chart: a line for each asset, turn by turn. */
import { h, show, svg } from './dom.js';
import { nameOf, t } from './i18n.js';
import { ASSETS, isShare, sign } from './icons.js';
import { priceOn } from './market.js';

const WIDTH = 360;
const HEIGHT = 170;
const LEFT = 22;
const BOTTOM = 18;

/** Where the markers were before the first turn and after each one, from what was told and where they are now. */
export function spacesByTurn(updates, view) {
  const moves = updates.flatMap(({ events }) => events).filter(({ type }) => type === 'pricesMoved');
  const spaces = [view.assets.map(({ id, space }) => {
    const first = moves.find(({ card }) => card.includes(id));
    return !first ? space : first.card.startsWith(id) ? first.shareFrom : first.commodityFrom;
  })];
  updates.forEach((update) => update.events.forEach((event) => {
    if (event.type === 'undone') {
      spaces.length = event.turn + 1;
    } else if (event.type === 'pricesMoved') {
      while (spaces.length < update.turn + 2) {
        spaces.push([...spaces.at(-1)]);
      }
      spaces.at(-1)[ASSETS.indexOf(event.card.slice(0, 3))] = event.shareTo;
      spaces.at(-1)[ASSETS.indexOf(event.card.slice(4, 7))] = event.commodityTo;
    }
  }));
  return spaces;
}

/** Draws the chart. A line that is picked stands out, with its prices; without one, all are alike. */
export class Chart {
  constructor() {
    this.picked = null;
    this.plot = svg('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img' });
    this.legend = h('ul', { class: 'legend' });
    this.element = h('section', { class: 'chart', 'aria-label': t('chart') }, this.plot, h('p', { class: 'fine' }, t('chartHelp')), this.legend);
  }

  /** Picks a line, or none if it is picked already. */
  pick(asset) {
    this.picked = asset === this.picked ? null : asset;
    this.draw(this.updates, this.view);
  }

  draw(updates, view) {
    Object.assign(this, { updates, view });
    const { turns } = view;
    const prices = spacesByTurn(updates, view).map((row) => row.map(priceOn));
    const x = (turn) => LEFT + (turn / turns) * (WIDTH - LEFT - 16);
    const y = (price) => HEIGHT - BOTTOM - ((price - 1) / 24) * (HEIGHT - BOTTOM - 6);
    const grid = [1, 5, 10, 15, 20, 25].map((price) => [
      svg('line', { class: 'grid', x1: LEFT, x2: WIDTH, y1: y(price), y2: y(price) }),
      svg('text', { x: LEFT - 5, y: y(price) + 3, 'text-anchor': 'end' }, String(price)),
    ]);
    const line = (asset) => {
      const course = prices.map((row) => row[ASSETS.indexOf(asset)]);
      const points = course.map((price, turn) => `${x(turn).toFixed(1)},${y(price).toFixed(1)}`).join(' ');
      const look = this.picked === asset ? ' picked' : this.picked ? ' faint' : '';
      return svg('g', { class: `course ${asset}${isShare(asset) ? '' : ' commodity'}${look}` },
        svg('polyline', { class: 'stroke', points }),
        // wider than it looks, to be hit with a finger
        svg('polyline', { class: 'reach', points, onclick: () => this.pick(asset) }, svg('title', {}, nameOf(asset))),
        this.picked === asset && [0, course.length - 1].map((turn) => [
          svg('circle', { cx: x(turn), cy: y(course[turn]), r: 2.5 }),
          svg('text', { class: 'value', x: x(turn), y: y(course[turn]) - 5, 'text-anchor': 'middle' }, String(course[turn])),
        ]));
    };
    this.plot.setAttribute('aria-label', t('chartLabel', {
      prices: ASSETS.map((asset, index) => `${nameOf(asset)} ${prices.at(-1)[index]}`).join(', '),
    }));
    const order = ASSETS.filter((asset) => asset !== this.picked).concat(this.picked ?? []);
    this.plot.replaceChildren(...grid.flat(),
      svg('text', { x: WIDTH, y: HEIGHT - 4, 'text-anchor': 'end' }, t('turns')), ...order.map(line));
    show(this.legend, ASSETS.map((asset) => h('li', {}, h('button', {
      type: 'button', class: 'pick', 'data-key': `pick-${asset}`, 'aria-pressed': String(this.picked === asset), title: nameOf(asset),
      'aria-label': nameOf(asset), onclick: () => this.pick(asset),
    }, sign(asset)))));
  }
}
