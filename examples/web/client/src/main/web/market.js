/** The exchange: twelve price tracks with their markers, what is in the bank and in my hands, and what a trade costs. */
import { h, hidden, show } from './dom.js';
import { nameOf, t } from './i18n.js';
import { sign } from './icons.js';
import { rulesTip } from './rulebook.js';

const SPACES = 33;

/** The price on a space of the track (PRC-1). */
export function priceOn(space) {
  return Math.min(25, Math.max(1, space - 4));
}

function place(space) {
  return `${((space + 0.5) / SPACES) * 100}%`;
}

/** Makes the exchange once; `draw` brings it up to date, so that the markers slide. */
export class Market {
  /**
   * @param act what happens when a trade is wanted, by its notation
   * @param look what happens when a trade is looked at; null when it no longer is
   */
  constructor(act, look) {
    this.act = act;
    this.look = look;
    this.rows = new Map();
    this.element = h('section', { class: 'market', 'aria-labelledby': 'market-title' });
  }

  /** @param before where the markers were after the reader's last turn */
  draw(view, before) {
    if (this.rows.size === 0) {
      this.build(view);
    }
    const mine = view.seat === null ? [] : view.players[view.seat].tokens;
    view.assets.forEach((asset, index) => {
      const row = this.rows.get(asset.id);
      this.move(asset.id, asset.space);
      this.drawChange(row, priceOn(before[index]), asset.price, before[index], asset.space);
      row.bank.textContent = asset.bank;
      row.bank.classList.toggle('empty', asset.bank === 0);
      const owned = mine.filter((one) => one === asset.id).length;
      row.mine.textContent = owned || '·';
      row.mine.classList.toggle('empty', owned === 0);
      this.drawTrade(row.buy, asset, 'buy', view.seat === null ? null : asset.cost, asset.canBuy);
      this.drawTrade(row.sell, asset, 'sell', view.seat === null ? null : asset.gain, asset.canSell);
      row.numbers.textContent = t('rowNumbers', { price: asset.price, bank: asset.bank, mine: owned });
    });
  }

  /** Draws how a price changed since the reader's last turn: by how much, and from where on the track. */
  drawChange(row, from, to, before, now) {
    const change = to - from;
    const text = change === 0 ? '' : t('changed', { from, to });
    row.change.className = `change${change > 0 ? ' up' : change < 0 ? ' down' : ''}`;
    show(row.change, change !== 0 && [h('span', { 'aria-hidden': 'true' }, `${change > 0 ? '▲' : '▼'}${Math.abs(change)}`), hidden(text)]);
    row.change.title = text;
    row.trail.hidden = before === now;
    row.trail.style.left = place(Math.min(before, now));
    row.trail.style.width = `${(Math.abs(now - before) / SPACES) * 100}%`;
    row.trail.classList.toggle('down', now < before);
  }

  drawTrade(button, asset, kind, amount, legal) {
    button.hidden = amount === null;
    button.setAttribute('aria-disabled', String(!legal));
    button.setAttribute('aria-label', `${t(kind)} ${amount}: ${nameOf(asset.id)}`);
    button.lastChild.textContent = amount;
  }

  /** Moves a marker to a space, as a card does. */
  move(asset, space) {
    const row = this.rows.get(asset);
    row.marker.style.left = place(space);
    row.marker.textContent = priceOn(space);
    row.space = space;
  }

  /** Shows where the markers would go; none if there is nothing to show. */
  preview(spaces) {
    [...this.rows.values()].forEach((row, index) => {
      const target = spaces ? spaces[index] : row.space;
      row.ghost.hidden = target === row.space;
      row.ghost.style.left = place(target);
      row.ghost.textContent = priceOn(target);
      row.ghost.classList.toggle('down', target < row.space);
    });
  }

  /** The way of a price as a picture: its row with the marker, and where it goes. */
  static picture(id, from, to) {
    const market = new Market();
    const row = h('ul', { class: 'assets' }, market.row({ id }));
    market.move(id, from);
    market.preview([to]);
    return row;
  }

  build(view) {
    const group = (title, assets) => [
      h('h3', { class: 'hidden' }, title),
      h('ul', { class: 'assets' }, assets.map((asset) => this.row(asset))),
    ];
    this.element.append(
      h('div', { class: 'market-head' }, h('h2', { id: 'market-title' }, t('exchange')), rulesTip(1)),
      h('div', { class: 'scale', 'aria-hidden': 'true' },
        h('div', { class: 'numbers' }, [1, 5, 10, 15, 20, 25].map((price) =>
          h('span', { style: { left: place(price === 1 ? 2.5 : price === 25 ? 30.5 : price + 4) } }, String(price)))),
        h('span', {}, '±'), ['bank', 'mine', 'buy', 'sell'].map((key) => h('span', {}, t(key)))),
      ...group(t('shares'), view.assets.filter((asset) => asset.share)),
      ...group(t('commodities'), view.assets.filter((asset) => !asset.share)));
  }

  row(asset) {
    const parts = {
      marker: h('span', { class: 'marker' }),
      ghost: h('span', { class: 'marker ghost', hidden: true }),
      trail: h('span', { class: 'trail', hidden: true }),
      change: h('span', { class: 'change' }),
      bank: h('span', { class: 'count', 'data-label': t('bank'), 'aria-hidden': 'true' }),
      mine: h('span', { class: 'count mine', 'data-label': t('mine'), 'aria-hidden': 'true' }),
      numbers: h('span', { class: 'hidden' }),
      buy: this.trade('buy', `+${asset.id}`),
      sell: this.trade('sell', `-${asset.id}`),
    };
    parts.element = h('li', { class: `asset ${asset.id}` },
      h('span', { class: 'name' }, sign(asset.id), h('b', {}, nameOf(asset.id)), parts.numbers),
      h('span', { class: 'track', 'aria-hidden': 'true' }, parts.trail, parts.ghost, parts.marker),
      parts.change,
      parts.bank, parts.mine, parts.buy, parts.sell);
    this.rows.set(asset.id, parts);
    return parts.element;
  }

  trade(kind, action) {
    return h('button', {
      type: 'button',
      class: `trade ${kind}`,
      'data-action': action,
      onclick: () => this.act(action),
      onpointerenter: () => this.look(action),
      onpointerleave: () => this.look(null),
      onfocus: () => this.look(action),
      onblur: () => this.look(null),
    }, h('span', { class: 'verb' }, t(kind)), ' ', h('b'));
  }
}
