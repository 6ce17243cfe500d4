/** The guided first game: what to do and why, step by step, in a game that is always dealt alike. Each board has its steps. */
import { h, show } from './dom.js';
import { lesson, t } from './i18n.js';
import { keep } from './settings.js';

/** Whether it is the reader's turn. */
export const mine = (view) => !view.over && view.active === view.seat;

/** Leads through the first turns of a game. */
export class Guide {
  /**
   * @param steps the steps: what to look at, and when the step is done; without `done` a button goes on. The game's
   *     lesson has their texts. `done` gets the view, the board, and the `turn` in which the step began. What to look at may depend on the view.
   */
  constructor(board, steps) {
    this.board = board;
    this.steps = steps;
    /** The `step`, and the `turn` in which it began: the game keeps them. */
    this.at = board.table.game.guided;
    this.element = h('section', { class: 'paper coach', 'aria-live': 'polite', 'aria-label': t('guide') });
  }

  /** Goes on if the step is done, and shows the one to do. */
  draw(view) {
    this.view = view;
    this.at.turn ??= view.turn;
    while (this.steps[this.at.step]?.done?.(view, this.board, this.at)) {
      this.next();
    }
    const step = this.steps[this.at.step];
    document.querySelectorAll('.shown-by-guide').forEach((one) => one.classList.remove('shown-by-guide'));
    this.element.hidden = !step || view.over;
    if (this.element.hidden) {
      return;
    }
    const place = document.querySelector(typeof step.at === 'function' ? step.at(view) : step.at);
    place?.classList.add('shown-by-guide');
    if (this.drawn !== step) { // what lies in the drawer is shown
      this.drawn = step;
      this.board.table.pull(Boolean(place?.closest('.own, .specials')));
    }
    // The button stands above the text: it stays where it is, however long the text of a step.
    show(this.element,
      h('p', { class: 'fine' }, t('guideStep', { n: this.at.step + 1, of: this.steps.length }),
        step.done ? this.button('quiet', 'guide-skip', 'guideSkip', this.steps.length)
          : this.button('main', 'guide-next', this.at.step === this.steps.length - 1 ? 'guideDone' : 'guideNext')),
      h('p', {}, lesson()[this.at.step]));
  }

  button(style, key, text, to) {
    return h('button', { type: 'button', class: style, 'data-key': key, onclick: () => {
      this.next(to);
      this.draw(this.view);
    } }, t(text));
  }

  next(to = this.at.step + 1) {
    Object.assign(this.at, { step: to, turn: this.view.turn });
    this.board.table.game.save();
    if (to === this.steps.length) {
      keep('guided', 'yes');
    }
  }
}
