/** The price chart: a line for each asset, turn by turn. */
import { h, show, svg } from './dom.js';
import { nameOf, t } from './i18n.js';
import { ASSETS, sign } from './icons.js';
import { priceOn } from './market.js';

const WIDTH = 360;
const HEIGHT = 200;
const LEFT = 22;
const BOTTOM = 18;
const START = ASSETS.map((_, index) => (index < 6 ? 14 : 19));

/** The prices before the first turn and after each one, from what was told. */
export function courses(updates) {
  const spaces = [[...START]];
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
  return spaces.map((row) => row.map(priceOn));
}

/** Draws the chart; assets can be picked out of it. */
export class Chart {
  constructor() {
    this.picked = new Set();
    this.plot = svg('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img' });
    this.legend = h('ul', { class: 'legend' });
    this.element = h('section', { class: 'panel chart', 'aria-labelledby': 'chart-title' },
      h('h2', { id: 'chart-title' }, t('chart')), this.plot, this.legend);
  }

  draw(updates, turns) {
    const prices = courses(updates);
    const x = (turn) => LEFT + (turn / turns) * (WIDTH - LEFT - 4);
    const y = (price) => HEIGHT - BOTTOM - ((price - 1) / 24) * (HEIGHT - BOTTOM - 6);
    const grid = [1, 5, 10, 15, 20, 25].map((price) => [
      svg('line', { class: 'grid', x1: LEFT, x2: WIDTH, y1: y(price), y2: y(price) }),
      svg('text', { x: LEFT - 5, y: y(price) + 3, 'text-anchor': 'end' }, String(price)),
    ]);
    const lines = ASSETS.map((asset, index) => svg('polyline', {
      class: `course ${asset}${index < 6 ? '' : ' commodity'}${this.picked.size && !this.picked.has(asset) ? ' faint' : ''}`,
      points: prices.map((row, turn) => `${x(turn).toFixed(1)},${y(row[index]).toFixed(1)}`).join(' '),
    }));
    this.plot.setAttribute('aria-label', t('chartLabel', {
      prices: ASSETS.map((asset, index) => `${nameOf(asset)} ${prices.at(-1)[index]}`).join(', '),
    }));
    this.plot.replaceChildren(...grid.flat(), svg('text', { x: WIDTH, y: HEIGHT - 4, 'text-anchor': 'end' }, t('turns')), ...lines);
    show(this.legend, ASSETS.map((asset) => h('li', {}, h('button', {
      type: 'button', class: 'pick', 'data-key': `pick-${asset}`, 'aria-pressed': String(this.picked.has(asset)), title: nameOf(asset),
      'aria-label': nameOf(asset),
      onclick: () => {
        this.picked[this.picked.has(asset) ? 'delete' : 'add'](asset);
        this.draw(updates, turns);
      },
    }, sign(asset)))));
  }
}
