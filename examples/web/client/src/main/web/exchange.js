/** The board of Mercurius: the exchange, the hand, the players and the chart of prices. */
import { h, say, show } from './dom.js';
import { nameOf, t } from './i18n.js';
import { ask } from './rules.js';
import { ASSETS, face, isShare, sign, specialFace } from './icons.js';
import { player } from './fly.js';
import { Market } from './market.js';
import { Hand } from './hand.js';
import { Chart } from './chart.js';
import { didSinceMyTurn, spacesSinceMyTurn } from './since.js';
import { onePlayer, players } from './players.js';
import { actionName } from './words.js';
import { Guide, mine } from './guide.js';
import { reasonsFor } from './reasons.js';

const bought = (view) => view.trades.filter((one) => one[0] === '+');
const cards = '.play .hand:first-child';

/** The steps of the guided first game. */
const STEPS = [
  { at: '.market' },
  { at: '.market .buy', done: (view) => bought(view).length >= 1 },
  { at: (view) => `.market [data-action="${bought(view).at(-1) ?? '+AMS'}"]`, done: (view, _, from) => bought(view).length >= 2 || view.turn > from.turn },
  { at: cards, done: (view, board, from) => (board.hand.chosen?.length ?? 0) > 4 || view.turn > from.turn },
  { at: '.action-bar', done: (view, _, from) => view.turn > from.turn },
  { at: '.seats', done: (view) => mine(view) },
  { at: '.market .change:not(:empty)' },
  { at: '.player.me .board' },
  { at: '.play .specials' },
  { at: cards, done: (view, _, from) => view.turn >= from.turn + 2 * view.players.length && mine(view) },
  { at: '.market' },
];

const row = (asset) => `.asset.${asset}`;

/** What goes where as something happens: from, to, and what. */
const WAYS = {
  bought: ({ asset, seat }) => [row(asset), player(seat), sign(asset)],
  sold: ({ asset, seat }) => [player(seat), row(asset), sign(asset)],
  blackMarketSold: ({ tokens, seat }) => [player(seat), row(tokens[0]), tokens.map(sign)],
  dividendPaid: ({ chamber, seat }) => [row(chamber), player(seat), sign(chamber)],
  cardPlayed: ({ card, seat }) => [`${player(seat)}, .seat:has(${player(seat)}) [data-action="${card}"]`, `${player(seat)} .board`, h('span', { class: 'card' }, face(card))],
  pricesMoved: ({ card }) => [row(card.slice(0, 3)), row(card.slice(4, 7))],
};

/** Draws the game on its table. */
export class Board {
  /** An action, given in notation, in words. */
  static inWords = actionName;

  /** A piece as the rules show it, by its code; of a price, such as `SIL 19>17`, its space and where it goes. */
  static piece(code) {
    const [, asset, from, to = from] = /^(\w+) (\d+)(?:>(\d+))?$/.exec(code) ?? [];
    const special = specialFace(code);
    return asset ? Market.picture(asset, Number(from), Number(to))
      : ASSETS.includes(code) ? h('span', { class: 'piece' }, sign(code), nameOf(code)) : h('span', { class: special ? 'card special' : 'card' }, special ?? face(code));
  }

  /** @param table `game`, `view`, `act`, `preview`, `fail`, and the `bar` */
  constructor(table) {
    this.table = table;
    this.market = new Market((action) => table.act(action), (action) => this.look(action));
    this.hand = new Hand(this);
    this.chart = new Chart();
    this.unfolded = new Set();
    this.seats = h('section', { class: 'seats', 'aria-label': t('players') });
    this.guide = table.game.guided ? new Guide(this, STEPS) : null;
    this.main = this.market.element;
    this.seat = this.hand.element;
    this.now = this.hand.now;
    this.controls = this.hand.play;
    this.tabs = { chart: this.chart.element };
    this.ways = WAYS;
    /** How long an event is shown, in steps; those that are not here are not shown by themselves. */
    this.steps = {
      bought: 1, sold: 1, blackMarketFilled: 1.2, blackMarketSold: 1.2, blackMarketForfeited: 1.2, dividendPaid: 1.6,
      cardPlayed: 1, newsPlayed: 1.2, pricesMoved: 1, holdingsSold: 0.6, gameEnded: 0.5, undone: 0.6, noted: 0.6,
    };
  }

  get view() {
    return this.table.view;
  }

  /** A digit chooses a card of the hand, wherever the focus is at the table. */
  press(key) {
    if (/^[1-9]$/.test(key) && this.view?.hand) {
      this.hand.chooseByNumber(Number(key));
    }
  }

  draw(view, updates) {
    const did = didSinceMyTurn(updates, view);
    this.market.draw(view, spacesSinceMyTurn(updates, view));
    this.controls.hidden = view.seat === null || view.over;
    if (view.seat !== null) {
      this.hand.draw(view, did[view.seat]);
    }
    show(this.seats, players(view, (seat) => onePlayer(this, seat, did[seat])));
    this.chart.draw(updates, view);
  }

  /** The round, and what lies in the decks. */
  status(view) {
    return [t('round', { round: view.round, rounds: view.rounds }),
      t('decks', { main: view.main, backup: view.backup, discard: view.discard.length })];
  }

  /** What the reader has to spend, and in all. */
  money({ players, seat }) {
    return [['cash', String(players[seat].cash)], ['wealth', String(players[seat].wealth)]];
  }

  /** So many of what the game is played for. */
  points(n) {
    return t('guilders', { n });
  }

  /** Where money came from: the key of its kind, the seat, and how much. */
  income(events) {
    return events.flatMap(({ type, seat, asset, cost, gain, proceeds, received }) => {
      const trade = isShare(asset) ? 'income.shares' : 'income.commodities';
      switch (type) {
        case 'bought': return [[trade, seat, -cost]];
        case 'sold': return [[trade, seat, gain]];
        case 'blackMarketSold': return [['BLACK_MARKET', seat, proceeds]];
        case 'dividendPaid': return received.map((amount, owner) => ['DIVIDEND', owner, amount]);
        case 'holdingsSold': return [['income.end', seat, proceeds]];
        default: return [];
      }
    });
  }

  /** Shows what an event does to the prices. */
  play(event) {
    if (event.type === 'pricesMoved') {
      this.market.move(event.card.slice(0, 3), event.shareTo);
      this.market.move(event.card.slice(4, 7), event.commodityTo);
    }
  }

  /** Shows what an action would do; nothing if it is null. */
  async look(action) {
    this.looked = action;
    if (action && action !== this.table.refused) {
      this.table.bar.refuse(null);
    }
    const shown = action ?? this.hand.chosen;
    const preview = shown ? await this.table.preview(shown) : null;
    if (this.looked === action && this.view.seat !== null) {
      this.market.preview(preview?.effect?.spaces ?? null);
      this.hand.look(shown, preview);
    }
  }

  /** An action is taken: nothing is chosen any more. Gives what brings the choice back. */
  taking(action) {
    this.market.preview(null);
    const { chosen, place } = this.hand;
    if (action === chosen) {
      this.hand.choose(null);
    }
    return () => this.hand.choose(chosen, place);
  }

  async advise() {
    const action = await ask('advice');
    if (action === null) {
      return;
    }
    this.hand.advised = { action, why: await reasonsFor(action, this.view, (one) => this.table.preview(one)) };
    this.hand.choose(action);
    await this.look(action);
    say(`${t('advised', { action: actionName(action) })}. ${this.hand.advised?.why ?? ''}`);
  }
}
