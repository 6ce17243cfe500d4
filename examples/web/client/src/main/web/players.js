/** The players: what lies open before each of them, and whose turn it is. */
import { h, hidden } from './dom.js';
import { nameOf, t } from './i18n.js';
import { face, tokens } from './icons.js';
import { tip } from './rulebook.js';
import { didLine } from './since.js';

const SPECIALS = ['BLACK_MARKET', 'DIVIDEND', 'NEWS'];

/** All players but the reader, the one who acts after the reader first, drawn by their seats. */
export function players({ players: { length }, seat: mine }, draw) {
  const order = Array.from({ length }, (_, index) => ((mine ?? -1) + 1 + index) % length);
  return h('ul', { class: 'players' }, order.filter((seat) => seat !== mine).map((seat) => h('li', {}, draw(seat))));
}

/** A control that takes an action; one that the rules refuse now says why when it is pressed. */
export function control({ legal, table }, action, style, face, title, label) {
  return h('button', {
    type: 'button', class: style, 'data-action': action, 'data-key': `do-${action}`,
    'aria-disabled': String(!legal.has(action)), 'aria-label': label, title, onclick: () => table.act(action),
  }, face);
}

/** The button that shows what lies before a player, or hides it. */
export function foldButton(unfolded, seat, label) {
  const fold = ({ currentTarget }) => {
    const now = !unfolded.has(seat);
    unfolded[now ? 'add' : 'delete'](seat);
    currentTarget.setAttribute('aria-expanded', String(now));
    currentTarget.closest('.player').classList.toggle('unfolded', now);
  };
  return h('button', { type: 'button', class: 'fold', 'data-key': `fold-${seat}`, 'aria-expanded': String(unfolded.has(seat)), 'aria-label': label, onclick: fold });
}

/**
 * What lies open before one player.
 *
 * @param did the events of the player's last turn
 * @param unfolded the seats whose cards and tokens are shown where there is little room
 */
export function onePlayer(player, view, note, did, unfolded) {
  const active = player.seat === view.active;
  const mine = player.seat === view.seat;
  const isOpen = unfolded.has(player.seat);
  return h('div', { class: `player${active ? ' active' : ''}${mine ? ' me' : ''}${isOpen ? ' unfolded' : ''}`, 'data-seat': player.seat },
    h('div', { class: 'line' },
      h('h3', {}, h('span', { class: 'who' }, player.name), mine ? h('small', {}, ` ${t('you')}`) : null, active ? hidden(` – ${t('actsNow')}`) : null,
        note ? h('small', {}, ` ${note}`) : null),
      h('dl', { class: 'money' },
        pair(t('cash'), player.cash, 'cash'),
        pair(t('wealth'), player.wealth, 'wealth'),
        pair(t('cards'), player.hand, 'cards')),
      mine ? null : foldButton(unfolded, player.seat, t('boardOf', { name: player.name }))),
    didLine(did),
    h('div', { class: 'things' },
      mine ? h('div', { class: 'with-tip' }, board(player, view), tip('board', 'TRN-2')) : board(player, view),
      h('div', { class: 'holdings' },
        tokens(player.tokens, t('tokensOf', { name: player.name })),
        !mine && h('ul', { class: 'specials', 'aria-label': t('specials') }, SPECIALS.map((card) => special(player, card)))),
      player.blackMarket.length
        ? h('div', { class: 'black-market' }, h('span', {}, nameOf('BLACK_MARKET')),
          tokens(player.blackMarket, nameOf('BLACK_MARKET')))
        : null));
}

function pair(label, value, kind) {
  return h('div', { class: kind }, h('dt', {}, label), h('dd', {}, String(value)));
}

function special(player, card) {
  const left = player.specials.includes(card);
  const text = `${nameOf(card)}${left ? '' : ` (${t('used')})`}`;
  return h('li', { class: left ? 'left' : 'used', title: text },
    h('span', { class: 'initial', 'aria-hidden': 'true' }, nameOf(card)[0]), hidden(text));
}

function board(player, view) {
  const acting = player.board.map((space) => (space === null
    ? h('li', { class: 'space' }, hidden(t('emptySpace')))
    : h('li', { class: 'space filled' }, face(space.card), acts(space, player.seat, view))));
  return h('ol', { class: 'board', 'aria-label': t('boardOf', { name: player.name }) }, acting);
}

/** How many more turns of its player a card acts, not counting turns after the end of the game. */
export function turnsLeft(space, seat, view) {
  const seats = view.players.length;
  const wait = (seat - view.active + seats) % seats;
  return view.over ? 0 : Math.min(space.acts, Math.ceil((view.turns - view.turn - wait) / seats));
}

function acts(space, seat, view) {
  const count = turnsLeft(space, seat, view);
  const text = space.card === 'NEWS' ? t('actsNever') : t('actsMore', { n: count });
  return h('span', { class: 'acts', title: text },
    h('span', { 'aria-hidden': 'true' }, space.card === 'NEWS' ? '–' : '●'.repeat(count)), hidden(text));
}
