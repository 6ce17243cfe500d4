/** The action bar beside the hand: whose turn it is, for how long still, my money, what I can do now, and whatever is said meanwhile. */
import { h, show } from './dom.js';
import { t } from './i18n.js';

/** How long something is said that does not become false by itself. */
const SAID_MS = 10000;

/** One bar at every table. It has its size, whatever it says: nothing else moves. */
export class Bar {
  /** @param table `game`, `board` with its `now` and its `controls`, `pull` */
  constructor(table) {
    this.table = table;
    const { board, game } = table;
    this.facts = h('div', { class: 'facts' });
    this.common = h('div', { class: 'buttons' });
    this.trouble = h('div', { class: 'trouble', role: 'alert' });
    this.question = h('div', { class: 'question', role: 'status' });
    this.news = h('div', { class: 'news', role: 'log' });
    this.ticker = h('p', { class: 'ticker', 'aria-hidden': 'true' });
    this.drawer = h('button', {
      type: 'button', class: 'drawer', 'data-key': 'drawer', 'aria-expanded': 'false', 'aria-label': t('drawer'), onclick: () => table.pull(),
    });
    this.element = h('section', { class: 'action-bar', tabindex: '-1', 'aria-label': t('bar') },
      this.facts, this.drawer, h('div', { class: 'buttons do' }, this.common, board.controls),
      h('div', { class: 'told', tabindex: '0', role: 'group', 'aria-label': t('news') }, game.notice ?? [], this.trouble, this.question, this.news, this.ticker, board.now));
  }

  /** Draws whose turn it is, how much time is left, what the reader has, and what others ask. */
  draw(view, isMine) {
    const { game, board, replay } = this.table;
    this.element.classList.toggle('mine', isMine);
    this.element.classList.toggle('over', Boolean(view.over || replay));
    show(this.facts,
      h('p', { class: 'whose' }, view.over ? t('gameOver')
        : replay ? t('turnOf', { turn: view.turn + 1, name: view.players[view.active].name }) : isMine ? t('yourTurn') : view.active === null ? t('chance') : t('turnNow', { name: view.players[view.active].name })),
      game.clock?.(view),
      view.seat === null ? h('p', {}, t('watching')) : h('dl', { class: 'money' }, board.money(view).map(([key, value]) =>
        h('div', { class: key }, h('dt', {}, t(key)), h('dd', {}, value)))));
    show(this.question, game.question?.(view));
    if (`${view.turn} ${view.active}` !== this.moment) {
      this.moment = `${view.turn} ${view.active}`;
      this.refuse(null);
    }
  }

  /** Draws what can be done in each game: to take back, if that has a text now, to ask for advice, and to step through it. */
  drawCommon(undo, canAdvise) {
    const button = (key, text, act) => h('button', { type: 'button', class: 'quiet', 'data-key': key, onclick: act }, text);
    show(this.common, this.table.replay?.element, undo && button('undo', undo, () => this.table.game.undo()),
      canAdvise && button('advice', t('advice'), () => this.table.board.advise()));
  }

  /** Says why something does not happen, until the reader does something else or the turn is over; null says no more. */
  refuse(why) {
    show(this.trouble, why);
    clearTimeout(this.refusing);
    this.refusing = setTimeout(() => show(this.trouble), SAID_MS);
  }

  /** Says for a while what happened. */
  report(...what) {
    const line = h('p', {}, what);
    this.news.prepend(line);
    setTimeout(() => line.remove(), SAID_MS);
  }
}
