/** The end of a game: who won, where it came from, and what can be done now. */
import { h } from './dom.js';
import { has, nameOf, t } from './i18n.js';
import { drawing } from './icons.js';
import { reviewButton } from './review.js';
import { steps } from './since.js';

/** The final ranking, with what the game offers after its end. */
export function ending(table) {
  const { view, game, board } = table;
  const ranked = [...view.players].sort((a, b) => a.place - b.place || a.seat - b.seat);
  const names = view.winners.map((seat) => view.players[seat].name).join(', ');
  return h('section', { class: 'paper ending', 'aria-labelledby': 'end-title' },
    h('div', {},
      drawing('laurel'), h('h2', { id: 'end-title' }, t('winners', { n: view.winners.length, names })),
      view.seat !== null && !(view.winners.length > 1 && view.winners.includes(view.seat)) && h('p', { class: 'lead' }, standing(view.players[view.seat], ranked, board)),
      h('div', { class: 'buttons' }, game.canReview() && reviewButton(table), game.afterwards())),
    account(ranked, board, steps(table.history.updates).flatMap(({ events }) => events)));
}

/** The reader's place, and by how much: behind the first, or ahead of the second. */
function standing(mine, ranked, board) {
  const other = mine.place === 1 ? ranked.find((one) => one !== mine) : ranked[0];
  const by = board.points(Math.abs(other.score - mine.score));
  return t(mine.place === 1 ? 'standing.first' : 'standing', { place: t('places').split(' ')[mine.place - 1], by });
}

/** What each kind of income brought each player: what no event tells was there as the game began. */
function account(ranked, board, events) {
  const rows = new Map([['income.start', new Map(ranked.map((player) => [player.seat, player.score]))]]);
  const add = (key, seat, amount) => {
    rows.has(key) || rows.set(key, new Map());
    rows.get(key).set(seat, (rows.get(key).get(seat) ?? 0) + amount);
  };
  board.income(events).forEach(([key, seat, amount]) => {
    add(key, seat, amount);
    add('income.start', seat, -amount);
  });
  return h('table', { class: 'ranking', 'aria-labelledby': 'end-title' },
    h('thead', {}, h('tr', {}, h('td'), ranked.map((player) => h('th', { scope: 'col' }, h('small', {}, `${player.place}.`), ` ${player.name}`, h('b', {}, String(player.score)))))),
    h('tbody', {}, [...rows].filter(([, amounts]) => [...amounts.values()].some(Boolean)).map(([key, amounts]) => h('tr', {},
      h('th', { scope: 'row' }, has(key) ? t(key) : nameOf(key)), ranked.map(({ seat }) => h('td', {}, String(amounts.get(seat) || '·').replace('-', '−')))))));
}
