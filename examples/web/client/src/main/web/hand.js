/** The reader's seat: the hand, the special cards, and what the chosen action would do before it is taken. */
import { h, show } from './dom.js';
import { nameOf, signed, t } from './i18n.js';
import { face, specialFace } from './icons.js';
import { priceOn } from './market.js';
import { onePlayer } from './players.js';
import { askBlackMarket, askDividend, askNews } from './dialogs.js';
import { whyCost } from './reasons.js';
import { actionName, refusal } from './words.js';

/** Draws the reader's seat, and remembers which action is chosen, and which card of the hand it plays. */
export class Hand {
  /** @param board at a table; what is looked at, it shows */
  constructor(board) {
    this.board = board;
    this.table = board.table;
    this.chosen = null;
    this.place = -1;
    this.cards = h('ul', { class: 'hand' });
    this.specials = h('ul', { class: 'hand specials' });
    this.open = h('div', { class: 'own' });
    this.now = h('div', { class: 'now', role: 'status' });
    this.play = h('button', { type: 'button', class: 'main', 'data-key': 'play', onclick: () => this.playChosen() });
    this.element = h('section', { class: 'seat', tabindex: '-1', 'aria-labelledby': 'hand-title' },
      h('h2', { id: 'hand-title', class: 'hidden' }, t('yourHand')),
      this.open, h('div', { class: 'play' }, this.cards, this.specials));
  }

  /** Takes the chosen action, or says what there is to choose. */
  playChosen() {
    return this.chosen ? this.table.act(this.chosen) : this.table.fail(guide(this.view));
  }

  draw(view, did) {
    this.view = view;
    this.advised = null;
    if (view.hand[this.place] !== this.chosen) {
      this.choose(null);
    }
    show(this.cards, view.hand.map((code, index) => h('li', {}, this.card(code, index))));
    show(this.open, onePlayer(this.board, view.seat, did));
    show(this.specials, [
      this.special('BLACK_MARKET', () => askBlackMarket(view, this.table)),
      this.special('DIVIDEND', () => askDividend(view, this.table)),
      this.special('NEWS', () => askNews(view, this.table)),
    ]);
    this.specials.classList.toggle('waiting', view.active !== view.seat);
    this.look(null);
    this.board.look(null);
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
      onpointerenter: () => this.board.look(code),
      onpointerleave: () => this.board.look(null),
      onfocus: () => this.board.look(code),
      onblur: () => this.board.look(null),
    }, face(code));
  }

  special(code, open) {
    const why = this.whyNot(code);
    return h('li', {}, h('button', {
      type: 'button', class: 'card special', 'aria-disabled': String(why !== null), 'data-key': code, onclick: open,
    }, specialFace(code, why ?? undefined)));
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
      await this.board.look(code);
      this.play.focus();
    }
  }

  toggle(index) {
    this.choose(index === this.place ? null : this.view.hand[index], index);
    this.board.look(this.chosen);
  }

  /** Chooses an action, or none if it is null. Two cards of a hand can be equal: `place` says which one is meant. */
  choose(action, place = this.view.hand.indexOf(action)) {
    this.chosen = action;
    this.place = action === null ? -1 : place;
    this.cards.querySelectorAll('.card').forEach((button, index) =>
      button.setAttribute('aria-pressed', String(index === this.place)));
    this.play.setAttribute('aria-disabled', String(action === null));
    this.play.textContent = t({ '+': 'buy', '-': 'sell' }[action?.[0]] ?? 'playIt');
    this.board.guide?.draw(this.view);
  }

  /** Says what an action would do: money, prices, wealth; or why it is refused. */
  look(action, preview) {
    // The same is not drawn twice: a button that is drawn anew while it is pressed is not pressed.
    const looked = action && JSON.stringify([action, preview, this.advised]);
    if (looked && looked === this.looked) {
      return;
    }
    this.looked = looked;
    if (!action) {
      const { over, active, seat, hand } = this.view;
      show(this.now, !over && active === seat && [h('p', { class: 'guide' }, guide(this.view)),
        h('p', { class: 'guide keys' }, t('guideKeys', { n: hand.length }))]);
      return;
    }
    show(this.now,
      h('p', { class: 'what' }, actionName(action)),
      preview.refused ? refusal(preview.refused) : this.result(preview.effect),
      this.reason(action));
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
    return t('turnNow', { name: view.players[view.active].name });
  }
  const left = view.specialPlayed ? 0 : 3 - view.trades.length;
  return left === 3 ? t('guideStart') : left > 0 ? t('guideTrades', { n: left }) : t('guideCard');
}
