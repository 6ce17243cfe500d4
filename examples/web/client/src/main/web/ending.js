/** The end of a game: who won, and what can be done now. */
import { h } from './dom.js';
import { t } from './i18n.js';
import { reviewButton } from './review.js';

/** The final ranking, with what the game offers after its end. */
export function ending(table) {
  const { view, game, board } = table;
  const ranked = [...view.players].sort((a, b) => a.place - b.place || a.seat - b.seat);
  const names = view.winners.map((seat) => view.players[seat].name).join(', ');
  return h('section', { class: 'paper ending', 'aria-labelledby': 'end-title' },
    h('h2', { id: 'end-title' }, t('winners', { n: view.winners.length, names })),
    h('ol', { class: 'ranking' }, ranked.map((player) => h('li', { value: String(player.place) },
      h('span', {}, player.name), h('b', {}, board.score(player))))),
    h('div', { class: 'buttons' }, game.canReview() && reviewButton(table), game.afterwards()));
}
