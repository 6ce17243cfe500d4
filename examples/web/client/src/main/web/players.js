/** The players: what lies open before each of them, and whose turn it is. */
import { h, hidden } from './dom.js';
import { nameOf, t } from './i18n.js';
import { face, tokens } from './icons.js';
import { rulesTip } from './rulebook.js';
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
function foldButton(unfolded, seat, label) {
  const fold = ({ currentTarget }) => {
    const now = !unfolded.has(seat);
    unfolded[now ? 'add' : 'delete'](seat);
    currentTarget.setAttribute('aria-expanded', String(now));
    currentTarget.closest('.player').classList.toggle('unfolded', now);
  };
  return h('button', { type: 'button', class: 'fold', 'data-key': `fold-${seat}`, 'aria-expanded': String(unfolded.has(seat)), 'aria-label': label, onclick: fold });
}

/**
 * What lies before a player: a line with name and numbers, what was done, and things.
 *
 * @param board whose `table` it is, with the seats that are `unfolded` where there is little room
 * @param money label, value and class of each number
 */
export function panel({ table: { game, view }, unfolded }, seat, { isActive = view.active === seat, isMarked, badges, money, did, things }) {
  const mine = view.seat === seat;
  const { name } = view.players[seat];
  const note = game.note(seat);
  return h('div', { class: `player of-seat-${seat}${isActive ? ' active' : ''}${mine ? ' me' : ''}${mine || unfolded.has(seat) ? ' unfolded' : ''}`, 'data-seat': seat },
    h('div', { class: 'line' },
      h('h3', {}, isMarked && [h('i', { class: 'dot', 'aria-hidden': 'true' }), '\u2002'], h('span', { class: 'who' }, name), mine && h('small', {}, ` ${t('you')}`), view.active === seat && hidden(` – ${t('actsNow')}`),
        note && h('small', {}, ` ${note}`), badges),
      h('dl', { class: 'money' }, money.map(([label, value, style = '']) => h('div', { class: style }, h('dt', {}, label), h('dd', {}, String(value))))),
      !mine && foldButton(unfolded, seat, t('thingsOf', { name }))),
    did, h('div', { class: 'things' }, things));
}

/** What lies open before one player of Mercurius; `did` is what the player did last. */
export function onePlayer(hall, seat, did) {
  const { view } = hall.table;
  const player = view.players[seat];
  const mine = seat === view.seat;
  return panel(hall, seat, {
    money: [[t('cash'), player.cash, 'cash'], [t('wealth'), player.wealth, 'wealth'], [t('cards'), player.hand, 'cards']],
    did: didLine(did),
    things: [
      mine ? h('div', { class: 'with-tip' }, board(player, view), rulesTip(2)) : board(player, view),
      h('div', { class: 'holdings' },
        tokens(player.tokens, t('tokensOf', { name: player.name })),
        !mine && h('ul', { class: 'specials', 'aria-label': t('specials') }, SPECIALS.map((card) => special(player, card)))),
      player.blackMarket.length > 0 && h('div', { class: 'black-market' }, h('span', {}, nameOf('BLACK_MARKET')),
        tokens(player.blackMarket, nameOf('BLACK_MARKET'))),
    ],
  });
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
