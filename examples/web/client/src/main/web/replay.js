/** Steps through a finished game, turn by turn: the board as the reader saw it then, and what was done in the turn. */
import { h } from './dom.js';
import { t } from './i18n.js';
import { whatHappened } from './history.js';
import { ask } from './rules.js';
import { settings } from './settings.js';
import { steps } from './since.js';

const KEYS = { Home: -Infinity, ArrowLeft: -1, ArrowRight: 1, End: Infinity };

/** The controls at the end of a game; a place is the number of a turn among those that were played, the last one the end. */
export class Replay {
  /** @param table whose game is over: `history`, `board`, and `look(view, updates)` to show how it was */
  constructor(table) {
    this.table = table;
    this.done = steps(table.history.updates);
    this.turns = [...new Set(this.done.filter(({ seat }) => seat !== null).map(({ turn }) => turn))];
    this.end = table.view;
    this.place = this.turns.length;
    this.slider = h('input', {
      type: 'range', 'data-key': 'step', min: 0, max: this.turns.length, value: String(this.place), 'aria-label': t('step'), oninput: () => this.go(Number(this.slider.value)),
    });
    const button = (key, sign, by) => h('button', {
      type: 'button', class: 'quiet', 'data-key': key, 'aria-label': t(key), title: t(key), onclick: () => this.go(this.place + by),
    }, sign);
    this.element = h('div', { class: 'buttons replay', role: 'group', 'aria-label': t('step') },
      button('step.back', '‹', -1), this.slider, button('guideNext', '›', 1));
  }

  /** A key, wherever the focus is; the slider and the tabs have the same keys themselves. */
  press(key) {
    if (KEYS[key]) {
      this.go(this.place + KEYS[key]);
    }
  }

  /** Shows the game as it was before a turn, given by its number in the game. */
  goTo(turn) {
    return this.go(this.turns.findIndex((one) => one >= turn));
  }

  async go(place) {
    const now = Math.max(0, Math.min(place, this.turns.length));
    this.place = now;
    this.slider.value = now;
    const turn = this.turns[now];
    const view = turn === undefined ? this.end : await ask('then', turn + 1, settings.language);
    if (now === this.place) { // not one that was passed meanwhile
      const { table } = this;
      this.slider.setAttribute('aria-valuetext', turn === undefined ? t('gameOver') : t('turnOf', { turn: turn + 1, name: view.players[view.active].name }));
      table.look(view, turn === undefined ? table.history.updates : this.done.filter((one) => one.turn < turn));
      table.tell(turn === undefined ? '' : whatHappened(this.done.filter((one) => one.turn === turn), table.board));
    }
  }
}
