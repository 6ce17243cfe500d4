/** The players: what lies open before each of them, and whose turn it is. */
import { h, hidden } from './dom.js';
import { nameOf, t } from './i18n.js';
import { face, tokens } from './icons.js';

const SPECIALS = ['BLACK_MARKET', 'DIVIDEND', 'NEWS'];

/** All players but the reader, the one who acts after the reader first. */
export function players(view, note) {
  const first = view.seat === null ? 0 : view.seat + 1;
  const order = view.players.map((_, index) => view.players[(first + index) % view.players.length]);
  return h('ul', { class: 'players' }, order.filter((player) => player.seat !== view.seat)
    .map((player) => h('li', {}, onePlayer(player, view, note(player.seat)))));
}

/** What lies open before one player. */
export function onePlayer(player, view, note) {
  const active = player.seat === view.active;
  const mine = player.seat === view.seat;
  return h('div', { class: `player${active ? ' active' : ''}${mine ? ' me' : ''}`, 'data-seat': player.seat },
    h('h3', {}, player.name, mine ? h('small', {}, ` ${t('you')}`) : null, active ? hidden(` – ${t('actsNow')}`) : null,
      note ? h('small', {}, ` ${note}`) : null),
    h('dl', { class: 'money' },
      pair(t('cash'), player.cash, 'cash'),
      pair(t('wealth'), player.wealth, 'wealth'),
      pair(t('cards'), player.hand, 'cards')),
    board(player, view),
    tokens(player.tokens, t('tokensOf', { name: player.name })),
    player.blackMarket.length
      ? h('div', { class: 'black-market' }, h('span', {}, nameOf('BLACK_MARKET')),
        tokens(player.blackMarket, nameOf('BLACK_MARKET')))
      : null,
    h('ul', { class: 'specials', 'aria-label': t('specials') }, SPECIALS.map((card) => special(player, card))));
}

function pair(label, value, kind) {
  return h('div', { class: kind }, h('dt', {}, label), h('dd', {}, String(value)));
}

function special(player, card) {
  const left = player.specials.includes(card);
  return h('li', { class: left ? 'left' : 'used' }, nameOf(card), left ? null : hidden(` (${t('used')})`));
}

function board(player, view) {
  const acting = player.board.map((space) => (space === null
    ? h('li', { class: 'space' }, hidden(t('emptySpace')))
    : h('li', { class: 'space filled' }, face(space.card), acts(space, player.seat, view))));
  return h('ol', { class: 'board', 'aria-label': t('boardOf', { name: player.name }) }, acting);
}

/** How many more turns of its player a card acts, not counting turns after the end of the game. */
function acts(space, seat, view) {
  const seats = view.players.length;
  const wait = (seat - view.active + seats) % seats;
  const turnsLeft = view.over ? 0 : Math.ceil((view.turns - view.turn - wait) / seats);
  const count = Math.min(space.acts, turnsLeft);
  const text = space.card === 'NEWS' ? t('actsNever') : t('actsMore', { n: count });
  return h('span', { class: 'acts', title: text },
    h('span', { 'aria-hidden': 'true' }, space.card === 'NEWS' ? '–' : '●'.repeat(count)), hidden(text));
}
