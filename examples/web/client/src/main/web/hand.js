/** The reader's seat: the hand, the special cards, and what the chosen action would do before it is taken. */
import { h, show } from './dom.js';
import { nameOf, signed, t } from './i18n.js';
import { face } from './icons.js';
import { priceOn } from './market.js';
import { onePlayer } from './players.js';
import { askBlackMarket, askDividend, askNews } from './dialogs.js';
import { whyCost } from './reasons.js';
import { actionName, refusal } from './words.js';

/** Draws the reader's seat, and remembers which action is chosen, and which card of the hand it plays. */
export class Hand {
  /** @param table what the seat can ask for: `act`, `look`, `undo`, `advise` */
  constructor(table) {
    this.table = table;
    this.chosen = null;
    this.place = -1;
    this.cards = h('ul', { class: 'hand' });
    this.specials = h('ul', { class: 'hand specials' });
    this.open = h('div', { class: 'open' });
    this.extra = h('div', { class: 'extra' });
    this.effect = h('div', { class: 'effect', role: 'status' });
    this.drawer = h('button', {
      type: 'button', class: 'drawer', 'data-key': 'drawer', 'aria-expanded': 'false', 'aria-label': t('drawer'), onclick: () => this.pull(),
    });
    this.element = h('section', { class: 'seat', tabindex: '-1', 'aria-labelledby': 'hand-title' },
      h('h2', { id: 'hand-title', class: 'hidden' }, t('yourHand')),
      this.drawer, h('div', { class: 'own' }, this.open, this.extra), h('div', { class: 'play' }, this.cards, this.specials, this.effect));
  }

  /** Opens or closes the drawer in which the hand lies where there is little room. */
  pull(opened = !this.element.classList.contains('opened')) {
    this.element.classList.toggle('opened', opened);
    this.drawer.setAttribute('aria-expanded', String(opened));
  }

  draw(view, { canUndo, canAdvise, note, did }) {
    this.view = view;
    this.advised = null;
    if (view.hand[this.place] !== this.chosen) {
      this.choose(null);
    }
    show(this.cards, view.hand.map((code, index) => h('li', {}, this.card(code, index))));
    show(this.open, onePlayer(view.players[view.seat], view, note, did, new Set([view.seat])));
    show(this.specials, [
      this.special('BLACK_MARKET', () => askBlackMarket(view, this.table)),
      this.special('DIVIDEND', () => askDividend(view, this.table)),
      this.special('NEWS', () => askNews(view, this.table)),
    ]);
    show(this.extra, [
      canUndo && h('button', { type: 'button', class: 'quiet', 'data-key': 'undo', onclick: () => this.table.undo() }, t('takeBack')),
      canAdvise && h('button', { type: 'button', class: 'quiet', 'data-key': 'advice', onclick: () => this.table.advise() }, t('advice')),
    ]);
    this.specials.classList.toggle('waiting', view.active !== view.seat);
    this.look(null);
    this.table.look(null);
  }

  card(code, index) {
    return h('button', {
      type: 'button',
      class: 'card',
      'aria-pressed': String(index === this.place),
      'data-key': `card-${index}`,
      'data-action': code,
      'aria-keyshortcuts': String(index + 1),
      onclick: () => this.toggle(index),
      ondblclick: () => this.table.act(code),
      onpointerenter: () => this.table.look(code),
      onpointerleave: () => this.table.look(null),
      onfocus: () => this.table.look(code),
      onblur: () => this.table.look(null),
    }, face(code));
  }

  special(code, open) {
    const why = this.whyNot(code);
    return h('li', {}, h('button', {
      type: 'button', class: 'card special', 'aria-disabled': String(why !== null), 'data-key': code, onclick: open,
    }, h('b', {}, nameOf(code)), h('small', {}, t(why ?? `${code}.short`))));
  }

  /** Why a special card cannot be played now: it was used, or the turn has no place for it any more; null if it can. */
  whyNot(code) {
    const { players, seat, active, trades, specialPlayed } = this.view;
    if (!players[seat].specials.includes(code)) {
      return 'used';
    }
    return code !== 'NEWS' && active === seat && (trades.length > 0 || specialPlayed) ? 'tooLate' : null;
  }

  /** Chooses the card of a number, from 1, and goes to the button that plays it. */
  async chooseByNumber(number) {
    const code = this.view.hand[number - 1];
    if (code) {
      this.choose(code, number - 1);
      await this.table.look(code);
      this.effect.querySelector('[data-key=play]')?.focus();
    }
  }

  toggle(index) {
    this.choose(index === this.place ? null : this.view.hand[index], index);
    this.table.look(this.chosen);
  }

  /** Chooses an action, or none if it is null. Two cards of a hand can be equal: `place` says which one is meant. */
  choose(action, place = this.view.hand.indexOf(action)) {
    this.chosen = action;
    this.place = action === null ? -1 : place;
    this.cards.querySelectorAll('.card').forEach((button, index) =>
      button.setAttribute('aria-pressed', String(index === this.place)));
    this.table.guide?.draw(this.view);
  }

  /** Says what an action would do: money, prices, wealth; or why it is refused. */
  look(action, preview) {
    // The same is not drawn twice: a button that is drawn anew while it is pressed is not pressed.
    const looked = action && JSON.stringify([action, preview, action === this.chosen, this.advised]);
    if (looked && looked === this.looked) {
      return;
    }
    this.looked = looked;
    if (!action) {
      const { over, active, seat, hand } = this.view;
      show(this.effect, h('p', { class: 'guide' }, guide(this.view)),
        !over && active === seat && h('p', { class: 'guide keys' }, t('guideKeys', { n: hand.length })));
      return;
    }
    show(this.effect,
      h('p', { class: 'what' }, actionName(action)),
      preview.refused ? refusal(preview.refused, this.view) : this.result(preview.effect),
      this.reason(action),
      action === this.chosen && h('button', {
        type: 'button', class: 'main', 'data-key': 'play', onclick: () => this.table.act(action),
      }, t('playIt')));
  }

  /** Why the action costs what it costs, and what speaks for it if a bot advised it. */
  reason(action) {
    const reasons = [whyCost(action, this.view), this.advised?.action === action && this.advised.why];
    return reasons.filter(Boolean).map((text) => h('p', { class: 'why' }, text));
  }

  result(effect) {
    const { seat, players, assets } = this.view;
    const cash = effect.cash[seat] - players[seat].cash;
    const moved = assets.filter((asset, index) => asset.space !== effect.spaces[index]);
    return h('ul', { class: 'result' },
      moved.map((asset) => h('li', { class: 'price' }, t('priceMoves', {
        asset: nameOf(asset.id), from: asset.price, to: priceOn(effect.spaces[assets.indexOf(asset)]),
      }))),
      cash !== 0 && h('li', { class: 'cash' }, t('cashMoves', { from: players[seat].cash, to: effect.cash[seat] })),
      players.map((player) => {
        const change = effect.wealth[player.seat] - player.wealth;
        return change === 0 ? null : h('li', { class: `${change > 0 ? 'up' : 'down'}${player.seat === seat ? ' own' : ''}` },
          t(player.seat === seat ? 'yourWealth' : 'wealthOf', { name: player.name, change: signed(change), to: effect.wealth[player.seat] }));
      }));
  }
}

function guide(view) {
  if (view.over) {
    return t('gameOver');
  }
  if (view.active !== view.seat) {
    return t('waitFor', { name: view.players[view.active].name });
  }
  const left = view.specialPlayed ? 0 : 3 - view.trades.length;
  return left === 3 ? t('guideStart') : left > 0 ? t('guideTrades', { n: left }) : t('guideCard');
}
