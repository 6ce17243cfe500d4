/** The table: one game on the page, whoever runs it. */
import { h, say, show } from './dom.js';
import { t } from './i18n.js';
import { bell, call } from './call.js';
import { ask } from './rules.js';
import { settings } from './settings.js';
import { Market } from './market.js';
import { Hand } from './hand.js';
import { History } from './history.js';
import { Chart } from './chart.js';
import { Tabs } from './tabs.js';
import { sinceMyTurn } from './since.js';
import { players } from './players.js';
import { playUpdates, whatHappened } from './motion.js';
import { actionName, refusal } from './words.js';
import { ending } from './ending.js';
import { Guide } from './guide.js';
import { reasonsFor } from './reasons.js';
import { rulesButton } from './rulebook.js';

function isMine(view) {
  return !view.over && view.active === view.seat;
}

/** Shows one game, and passes on what its reader wants to do. */
export class Table {
  /**
   * @param game who runs the game: `act(action)` gives whether it was taken, `undo()` and `canUndo(view)`, `note(seat)`
   *     about a player, `head(view)`, `afterwards()` and `foot` with what else it shows, and whether it `isLocal`
   */
  constructor(game) {
    this.game = game;
    this.next = 0;
    this.refreshed = Promise.resolve();
    this.market = new Market((action) => this.act(action), (action) => this.look(action));
    this.hand = new Hand(this);
    this.history = new History();
    this.chart = new Chart();
    this.tabs = new Tabs({ history: [this.history.element, game.foot].filter(Boolean), chart: this.chart.element });
    this.unfolded = new Set();
    this.seats = h('section', { class: 'seats', 'aria-label': t('players') });
    this.ticker = h('p', { class: 'ticker', 'aria-hidden': 'true' });
    this.status = h('div', { class: 'status' });
    this.trouble = h('div', { class: 'trouble', role: 'alert' });
    this.end = h('div', { class: 'end' });
    this.guide = game.isGuided ? new Guide(this) : null;
    this.element = h('div', { class: 'table', onkeydown: (event) => this.press(event) },
      h('div', { class: 'head' }, this.status, this.trouble),
      h('div', { class: 'centre' }, this.market.element, this.end, this.hand.element),
      h('div', { class: 'side' }, this.guide?.element ?? [], this.seats, this.tabs.element));
  }

  /** A digit chooses a card of the hand, wherever the focus is at the table. */
  press({ key, ctrlKey, altKey, metaKey }) {
    if (/^[1-9]$/.test(key) && !ctrlKey && !altKey && !metaKey && this.view?.hand) {
      this.hand.chooseByNumber(Number(key));
    }
  }

  /** Fetches what is new, plays it, and draws the view after it; one after the other, so that nothing old is drawn last. */
  refresh(animated = true) {
    this.refreshed = this.refreshed.catch(() => {}).then(() => this.refreshNow(animated));
    return this.refreshed;
  }

  async refreshNow(animated) {
    const page = await ask('page', settings.language, this.next);
    if (this.view === undefined) {
      this.draw(page);
      this.takeFocus();
    }
    const begins = isMine(page.view) && !isMine(this.view);
    this.next = page.next;
    this.history.add(page.updates);
    if (animated) {
      // The old view lasts as long as the animation, but a turn that is over is over at once.
      this.drawHead(page.view);
      await playUpdates(page.updates, this);
      say(`${whatHappened(page.updates)} ${begins ? t('yourTurn') : ''}`);
    }
    this.draw(page);
    return page.view;
  }

  /** Brings the reader to the hand if nothing has the focus, as what had it is gone. */
  takeFocus() {
    if (document.activeElement === document.body) {
      this.hand.element.focus({ preventScroll: true });
    }
  }

  draw(page) {
    const { view } = page;
    this.view = view;
    const { did, spaces } = sinceMyTurn(this.history.updates, view);
    this.market.draw(view, spaces);
    this.hand.element.hidden = view.seat === null || view.over;
    if (view.seat !== null) {
      this.hand.draw(view, {
        canUndo: page.canUndo || this.game.canUndo(view),
        canAdvise: this.game.isLocal && isMine(view),
        note: this.game.note(view.seat),
        did: did[view.seat],
      });
    }
    show(this.seats, players(view, (seat) => this.game.note(seat), did, this.unfolded));
    this.history.draw(view.players);
    this.chart.draw(this.history.updates, view.turns);
    this.drawHead();
    this.drawEnd();
    this.guide?.draw(view);
    this.tell('');
  }

  /** Draws whose turn it is, and what can be done with the game. */
  drawHead(view = this.view) {
    call(isMine(view));
    show(this.status, this.statusLine(view), this.ticker, h('div', { class: 'buttons' }, rulesButton(), view.seat !== null && !this.game.isLocal && bell(), this.game.head(view)));
  }

  /** Draws the ranking when the game is over. */
  drawEnd() {
    show(this.end, this.view?.over ? ending(this.view, this.game) : null);
  }

  statusLine(view) {
    return [
      h('p', { class: 'round' }, t('round', { round: view.round, rounds: view.rounds })),
      h('p', { class: 'whose' }, view.over ? t('gameOver')
        : isMine(view) ? t('yourTurn') : t('turnNow', { name: view.players[view.active].name })),
      h('p', { class: 'decks' }, t('decks', { main: view.main, backup: view.backup, discard: view.discard.length })),
    ];
  }

  /** Shows a line of text while something happens. */
  tell(text) {
    this.ticker.textContent = text;
  }

  /** Lights up a player's seat. */
  glow(seat) {
    this.element.querySelectorAll('.player').forEach((player) =>
      player.classList.toggle('glow', player.dataset.seat === String(seat)));
  }

  /** Shows what an action would do; nothing if it is null. */
  async look(action) {
    this.looked = action;
    const shown = action ?? this.hand.chosen;
    const preview = shown ? await this.preview(shown) : null;
    if (this.looked === action && this.view.seat !== null) {
      this.market.preview(preview?.effect?.spaces ?? null);
      this.hand.look(shown, preview);
    }
  }

  preview(action) {
    return ask('preview', action, settings.language);
  }

  /** Takes an action if the rules allow it, or says why not; gives whether it was taken. */
  async act(action) {
    const { refused } = await this.preview(action);
    show(this.trouble, refused ? [refusal(refused, this.view), this.closing()] : null);
    if (refused) {
      return false;
    }
    this.market.preview(null);
    const { chosen, place } = this.hand;
    if (action === chosen) {
      this.hand.choose(null);
    }
    const taken = await this.game.act(action);
    if (!taken) {
      this.hand.choose(chosen, place);
    }
    return taken;
  }

  /** Says that something went wrong. */
  fail(message) {
    show(this.trouble, [h('p', {}, message), this.closing()]);
  }

  closing() {
    return h('button', { type: 'button', class: 'close', 'aria-label': t('close'), onclick: () => show(this.trouble) }, '×');
  }

  async undo() {
    await this.game.undo();
  }

  async advise() {
    const action = await ask('advice');
    this.hand.advised = { action, why: await reasonsFor(action, this.view, (one) => this.preview(one)) };
    this.hand.choose(action);
    await this.look(action);
    say(`${t('advised', { action: actionName(action) })}. ${this.hand.advised?.why ?? ''}`);
  }
}
