/** The table: one game on the page, whoever runs it. */
import { h, pause, say, show } from './dom.js';
import { t } from './i18n.js';
import { Bar } from './bar.js';
import { fly } from './fly.js';
import { bell, call } from './call.js';
import { ask } from './rules.js';
import { settings, stepTime } from './settings.js';
import { History, sentence, translateNotes, whatHappened } from './history.js';
import { Tabs } from './tabs.js';
import { refusal } from './words.js';
import { ending } from './ending.js';
import { Replay } from './replay.js';
import { keepRules, rulesButton } from './rulebook.js';

function isMine(view) {
  return !view.over && view.active === view.seat;
}

/**
 * Shows what happened, event by event, before the new view is drawn.
 *
 * @param stage what can be shown: the `board`, `tell` for a line of text, `glow` for a player's seat
 */
async function playUpdates(updates, stage) {
  const step = stepTime();
  for (const update of updates) {
    for (const event of update.events) {
      if (stage.board.steps[event.type]) {
        await playEvent(event, stage, step * stage.board.steps[event.type]);
      }
    }
  }
}

async function playEvent(event, stage, time) {
  stage.tell(sentence(event.text));
  if (event.seat !== undefined && event.seat !== null) {
    stage.glow(event.seat, event);
  }
  stage.board.play?.(event);
  const way = stage.board.ways[event.type]?.(event);
  const end = way && fly(stage.element, way, time);
  if (time > 0) {
    await pause(time);
  }
  end?.();
}

/** Shows one game, and passes on what its reader wants to do. */
export class Table {
  /**
   * @param game who runs the game: `act(action)` gives whether it was taken, `undo()` and `undoText(page, updates)`,
   *     `note(seat)` about a player; with other people a `clock(view)`, what they ask in a `question(view)`, and a `notice`;
   *     `head(view)`, `afterwards()` and `foot` with what else it shows, whether it `canReview()` a finished game and how to `playOn(first, seat)` from a position, whether it `isLocal`, its `name`,
   *     and the class of its `Board`
   */
  constructor(game) {
    this.game = game;
    keepRules();
    this.next = 0;
    this.refreshed = Promise.resolve();
    this.history = new History(game.Board.byTurn);
    this.board = new game.Board(this);
    this.tabs = new Tabs({ history: [this.history.element, game.foot].filter(Boolean), ...this.board.tabs });
    this.status = h('div', { class: 'status' });
    this.bar = new Bar(this);
    this.end = h('div', { class: 'end' });
    this.element = h('div', { class: `table ${game.name}` },
      h('div', { class: 'head' }, this.status),
      h('div', { class: 'centre' }, this.board.main, this.end, this.board.seat, this.bar.element),
      h('div', { class: 'side' }, this.board.guide?.element ?? [], this.board.seats, this.tabs.element));
    const listen = (event) => (this.view && !this.element.isConnected ? document.removeEventListener('keydown', listen) : this.press(event));
    document.addEventListener('keydown', listen);
  }

  /** A key, wherever the focus is but in what has keys of its own. */
  press({ key, ctrlKey, altKey, metaKey, target }) {
    if (!ctrlKey && !altKey && !metaKey && !target.closest('dialog, input, select, textarea, [role=tablist]')) {
      (this.replay ?? this.board).press?.(key);
    }
  }

  /** Fetches what is new, plays it, and draws the view after it; one after the other, so that nothing old is drawn last. */
  refresh(animated = true) {
    this.refreshed = this.refreshed.catch(() => {}).then(() => this.refreshNow(animated));
    return this.refreshed;
  }

  async refreshNow(animated) {
    const page = await ask('page', settings.language, this.next);
    translateNotes(page.updates, page.view.players);
    this.board.reword?.(page.updates, page.view);
    if (this.view === undefined) {
      this.draw(page);
      this.takeFocus();
    }
    const begins = isMine(page.view) && !isMine(this.view);
    this.next = page.next;
    this.history.add(page.updates);
    if (animated) {
      // The old view lasts as long as the animation, but a turn that is over is over at once.
      if (!begins) {
        this.drawHead(page.view);
      }
      await playUpdates(page.updates, this);
      say(`${whatHappened(page.updates, this.board)} ${begins ? t('yourTurn') : ''}`);
    }
    this.draw(page);
    return page.view;
  }

  /** Brings the reader to the hand if nothing has the focus, as what had it is gone. */
  takeFocus() {
    if (document.activeElement === document.body) {
      this.board.seat.focus({ preventScroll: true });
    }
  }

  draw(page) {
    const { view } = page;
    this.view = view;
    this.replay = view.over ? new Replay(this) : null;
    this.bar.drawCommon(this.game.undoText(page, this.history.updates), this.game.isLocal && isMine(view));
    this.look(view, this.history.updates);
    this.board.guide?.draw(view);
    this.tell('');
    // What is drawn now, for whoever drives the page: so many updates, of which turn, and whether its reader is asked.
    Object.assign(this.element.dataset, { drawn: page.next, turn: view.turn, mine: isMine(view) });
  }

  /** Shows a view, and what was told before it: the last one, or one of a finished game, in which nothing can be done. */
  look(view, updates) {
    this.view = view;
    const isPast = this.replay !== null && !view.over;
    this.element.classList.toggle('past', isPast);
    this.board.main.inert = isPast;
    this.board.seat.inert = isPast;
    this.board.seat.hidden = view.seat === null || view.over;
    this.board.draw(view, updates);
    this.history.draw(view.players, updates);
    this.drawHead();
    this.drawEnd();
  }

  /** Draws how far the game is, whose turn it is, and what can be done with the game. */
  drawHead(view = this.view) {
    const begins = isMine(view) && !this.replay;
    call(begins);
    const [round, decks] = this.board.status(view);
    show(this.status, h('p', { class: 'round' }, round), h('p', { class: 'decks' }, decks),
      h('div', { class: 'buttons' }, rulesButton(), view.seat !== null && !this.game.isLocal && bell(), this.game.head(view)));
    this.bar.draw(view, begins);
  }

  /** Draws the ranking when the game is over. */
  drawEnd() {
    show(this.end, this.view?.over ? ending(this) : null);
  }

  /** Shows a line of text while something happens. */
  tell(text) {
    this.bar.ticker.textContent = text;
  }

  /** Lights up a player's seat. */
  glow(seat) {
    this.element.querySelectorAll('.player').forEach((player) =>
      player.classList.toggle('glow', player.dataset.seat === String(seat)));
  }

  /** What an action would do, or why it is refused. */
  preview(action) {
    return ask('preview', action, settings.language);
  }

  /** Whether the rules refuse an action; says why. */
  async refuses(action) {
    const { refused } = await this.preview(action);
    this.refused = refused ? action : null;
    this.bar.refuse(refused && refusal(refused));
    return Boolean(refused);
  }

  /** Takes an action if the rules allow it, or says why not; gives whether it was taken. */
  async act(action) {
    if (await this.refuses(action)) {
      return false;
    }
    const bringBack = this.board.taking?.(action);
    const taken = await this.game.act(action);
    if (!taken) {
      bringBack?.();
    }
    return taken;
  }

  /** Says that something went wrong. */
  fail(message) {
    this.bar.refuse(h('p', {}, message));
  }

  /** Opens or closes the drawer in which the reader's things lie where there is little room. */
  pull(opened = !this.board.seat.classList.contains('opened')) {
    this.board.seat.classList.toggle('opened', opened);
    this.bar.drawer.setAttribute('aria-expanded', String(opened));
  }

  /** Leads to the control of an action that a bot advises. */
  leadTo(action) {
    const button = this.element.querySelector(`[data-action="${CSS.escape(action)}"]`);
    this.element.querySelectorAll('.advised').forEach((one) => one.classList.remove('advised'));
    button?.classList.add('advised');
    button?.focus();
    say(t('advised', { action: button?.getAttribute('aria-label') ?? button?.textContent ?? action }));
  }
}
