/** The guided first game: what to do and why, step by step, in a game that is always dealt alike. Each board has its steps. */
import { h, show } from './dom.js';
import { t } from './i18n.js';
import { keep } from './settings.js';

/** Whether it is the reader's turn. */
export const mine = (view) => !view.over && view.active === view.seat;

/** Leads through the first turns of a game. */
export class Guide {
  /**
   * @param steps the steps: the key of the text, what to look at, and when the step is done; without `done` a button goes
   *     on. `done` gets the view, the board, and the view with which the step began.
   */
  constructor(board, steps) {
    this.board = board;
    this.steps = steps;
    this.step = 0;
    this.element = h('section', { class: 'paper coach', 'aria-live': 'polite', 'aria-label': t('guide') });
  }

  /** Goes on if the step is done, and shows the one to do. */
  draw(view) {
    this.view = view;
    this.from ??= view;
    while (this.steps[this.step]?.done?.(view, this.board, this.from)) {
      this.next();
    }
    const step = this.steps[this.step];
    document.querySelectorAll('.shown-by-guide').forEach((one) => one.classList.remove('shown-by-guide'));
    this.element.hidden = !step || view.over;
    if (this.element.hidden) {
      return;
    }
    document.querySelector(step.at)?.classList.add('shown-by-guide');
    show(this.element,
      h('p', { class: 'fine' }, t('guideStep', { n: this.step + 1, of: this.steps.length })),
      h('p', {}, t(`guide.${step.key}`)),
      h('div', { class: 'buttons' },
        !step.done && h('button', { type: 'button', class: 'main', 'data-key': 'guide-next', onclick: () => {
          this.next();
          this.draw(this.view);
        } }, t(this.step === this.steps.length - 1 ? 'guideDone' : 'guideNext')),
        step.done && h('button', { type: 'button', class: 'quiet', 'data-key': 'guide-skip', onclick: () => {
          this.step = this.steps.length;
          this.draw(this.view);
          keep('guided', 'yes');
        } }, t('guideSkip'))));
  }

  next() {
    this.step += 1;
    this.from = this.view;
    if (this.step === this.steps.length) {
      keep('guided', 'yes');
    }
  }
}
