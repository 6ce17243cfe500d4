/** The guided first game: what to do and why, step by step, in a game that is always dealt alike. */
import { h, show } from './dom.js';
import { t } from './i18n.js';
import { keep } from './settings.js';

const mine = (view) => !view.over && view.active === view.seat;
const bought = (view) => view.trades.filter((one) => one[0] === '+').length;
const cards = '.play .hand:first-child';

/**
 * The steps: the key of the text, what to look at, and when the step is done; without `done` a button goes on.
 * `done` gets the view, the table, and the view with which the step began.
 */
const STEPS = [
  { key: 'market', at: '.market' },
  { key: 'buy', at: '.market .buy', done: (view) => bought(view) >= 1 },
  { key: 'buyAgain', at: '.market .buy', done: (view, _, from) => bought(view) >= 2 || view.turn > from.turn },
  { key: 'choose', at: cards, done: (view, table, from) => (table.hand.chosen?.length ?? 0) > 4 || view.turn > from.turn },
  { key: 'play', at: '.effect', done: (view, _, from) => view.turn > from.turn },
  { key: 'others', at: '.seats', done: (view) => mine(view) },
  { key: 'arrows', at: '.market .change' },
  { key: 'board', at: '.player.me .board' },
  { key: 'special', at: '.play .specials' },
  { key: 'again', at: cards, done: (view, _, from) => view.turn >= from.turn + 2 * view.players.length && mine(view) },
  { key: 'end', at: '.market' },
];

/** Leads through the first turns of a game. */
export class Guide {
  constructor(table) {
    this.table = table;
    this.step = 0;
    this.element = h('section', { class: 'paper coach', 'aria-live': 'polite', 'aria-label': t('guide') });
  }

  /** Goes on if the step is done, and shows the one to do. */
  draw(view) {
    this.view = view;
    this.from ??= view;
    while (STEPS[this.step]?.done?.(view, this.table, this.from)) {
      this.next();
    }
    const step = STEPS[this.step];
    document.querySelectorAll('.shown-by-guide').forEach((one) => one.classList.remove('shown-by-guide'));
    this.element.hidden = !step || view.over;
    if (this.element.hidden) {
      return;
    }
    document.querySelector(step.at)?.classList.add('shown-by-guide');
    show(this.element,
      h('p', { class: 'fine' }, t('guideStep', { n: this.step + 1, of: STEPS.length })),
      h('p', {}, t(`guide.${step.key}`)),
      h('div', { class: 'buttons' },
        !step.done && h('button', { type: 'button', class: 'main', 'data-key': 'guide-next', onclick: () => {
          this.next();
          this.draw(this.view);
        } }, t(this.step === STEPS.length - 1 ? 'guideDone' : 'guideNext')),
        step.done && h('button', { type: 'button', class: 'quiet', 'data-key': 'guide-skip', onclick: () => {
          this.step = STEPS.length;
          this.draw(this.view);
          keep('guided', 'yes');
        } }, t('guideSkip'))));
  }

  next() {
    this.step += 1;
    this.from = this.view;
    if (this.step === STEPS.length) {
      keep('guided', 'yes');
    }
  }
}
