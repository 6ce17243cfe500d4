/** A game against bots, which runs in this browser and goes on where it was when the page is opened again. */
import { h } from './dom.js';
import { enterGame, t } from './i18n.js';
import { ask } from './rules.js';
import { GAMES } from './games.js';
import { saveAs } from './server.js';
import { keep, kept } from './settings.js';
import { Table } from './table.js';

const SAVED = 'game';

/** Whether there is a game to go on with. */
export function hasSaved() {
  return kept(SAVED) !== null;
}

/** One person against bots. */
export class LocalGame {
  /**
   * @param setup `names`, `startSeat`, `rulings`, `seed`, `seat` and `bots`, as the rules read them, the name of the `game`,
   *     its `edition` if it is not the stand-in, and the position that it begins with, `first`, if that is another
   * @param leave what happens when the reader wants another game: one with a set-up, or any
   */
  constructor(setup, leave) {
    this.setup = setup;
    this.leave = leave;
    this.isLocal = true;
    this.guided = setup.isGuided ? { step: 0 } : null;
    this.isOn = true;
    this.name = setup.game ?? 'mercurius';
  }

  /** The saved game, or null if there is none that can be read. */
  static async saved(leave) {
    try {
      const { setup, actions, guided } = JSON.parse(kept(SAVED));
      const game = Object.assign(new LocalGame(setup, leave), { guided });
      await game.start();
      for (const action of actions) {
        await ask('replay', action);
      }
      return game;
    } catch {
      keep(SAVED, null);
      return null;
    }
  }

  async start() {
    await enterGame(this.name, this.setup.edition);
    this.Board = (await GAMES[this.name].board()).Board;
    const { names, startSeat, rulings, seat, bots, first } = this.setup;
    const seed = BigInt.asIntN(64, BigInt(this.setup.seed)); // RUL-9 has unsigned numbers, Java has none
    await (first ? ask('from', first, seed, seat, bots) : ask('start', names, startSeat, rulings, seed, seat, bots));
  }

  /** Shows the table, and lets the bots play until it is the reader's turn. */
  async open(parent) {
    this.table = new Table(this);
    parent.replaceChildren(this.table.element);
    await this.table.refresh(false);
    await this.playBots();
  }

  async act(action) {
    try {
      await ask('act', action);
    } catch (failure) {
      // A button that is pressed twice at once is checked twice before the first press has changed anything.
      if (await this.table.refuses(action)) {
        return false;
      }
      throw failure;
    }
    await this.goOn();
    return true;
  }

  async goOn() {
    await this.save();
    await this.table.refresh();
    this.playBots();
  }

  async playBots() {
    if (this.playing) {
      return;
    }
    this.playing = true;
    try {
      while (this.isOn) {
        // Another language draws another table, which has no view before it is drawn.
        const view = await this.table.refreshed;
        if (view.over || view.active === view.seat) {
          return;
        }
        this.table.tell(t('thinks', { name: view.players[view.active].name }));
        await ask('bot');
        await this.save();
        await this.table.refresh();
      }
    } catch (failure) {
      this.table.fail(failure.message);
    } finally {
      this.playing = false;
    }
  }

  async save() {
    // Once this game is left, the rules may play another one.
    if (this.isOn) {
      keep(SAVED, JSON.stringify({ setup: this.setup, actions: await ask('saved'), guided: this.guided }));
    }
  }

  async undo() {
    try {
      await ask('undo');
    } catch (failure) {
      this.table.fail(failure.message);
    }
    await this.save();
    await this.table.refresh();
  }

  undoText({ canUndo }) {
    return canUndo && t('takeBack');
  }

  note() {
    return null;
  }

  head() {
    return h('p', { class: 'buttons' }, h('button', { type: 'button', class: 'quiet', onclick: () => this.stop() }, t('newGame')));
  }

  afterwards() {
    return [
      h('button', { type: 'button', 'data-key': 'record', onclick: async () => saveAs(`${this.name}.json`, await ask('record')) }, t('record')),
      h('button', { type: 'button', class: 'main', onclick: () => this.stop() }, t('newGame'))];
  }

  canReview() {
    return true;
  }

  /** Plays on from a position, as another game. */
  playOn(first, seat) {
    this.stop({ ...this.setup, first, seat, isGuided: false });
  }

  stop(setup) {
    this.halt();
    this.leave(setup);
  }

  /** Another page is shown: no bot plays on, and what is kept stays as it is. */
  halt() {
    this.isOn = false;
  }

  async redraw() {
    const parent = this.table.element.parentElement;
    this.table = new Table(this);
    parent.replaceChildren(this.table.element);
    await this.table.refresh(false);
  }
}
