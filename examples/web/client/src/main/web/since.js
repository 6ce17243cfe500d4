/** What happened since the reader's last turn: what each player did, and where the prices were before. */
import { h, hidden } from './dom.js';
import { nameOf, t } from './i18n.js';
import { face, sign } from './icons.js';
import { spacesByTurn } from './chart.js';
import { sentence } from './history.js';

/** How the events of a turn look: each is a sign or two after a word. */
const SHOWN = {
  bought: ({ asset }) => ['did.bought', [sign(asset)]],
  sold: ({ asset }) => ['did.sold', [sign(asset)]],
  blackMarketFilled: ({ tokens }) => ['did.blackMarket', tokens.map(sign)],
  blackMarketSold: ({ tokens }) => ['did.sold', tokens.map(sign)],
  blackMarketForfeited: ({ tokens }) => ['did.forfeited', tokens.map(sign)],
  dividendPaid: ({ chamber }) => ['did.dividend', [sign(chamber)]],
  cardPlayed: ({ card }) => ['did.played', [face(card)]],
  newsPlayed: () => ['did.played', [h('i', {}, nameOf('NEWS'))]],
};

/** The reader's last turn before this one, −1 if there was none; for a spectator, the one a round ago. */
function lastTurn(done, view) {
  const owners = new Map();
  done.forEach(({ turn, seat }) => owners.has(turn) || owners.set(turn, seat));
  return view.seat === null ? Math.max(-1, view.turn - view.players.length - 1)
    : Math.max(-1, ...[...owners].filter(([turn, seat]) => seat === view.seat && (view.over || turn < view.turn)).map(([turn]) => turn));
}

/** What each player did since then, by the seat that each event is about: in the turn of another, one's tokens may be sold. */
export function didSinceMyTurn(updates, view) {
  const done = steps(updates).filter(({ seat }) => seat !== null);
  const mine = lastTurn(done, view);
  const did = view.players.map(() => []);
  done.filter(({ turn }) => turn > mine).forEach(({ seat, events }) => events.forEach((event) => did[event.seat ?? seat]?.push(event)));
  return did;
}

/** Where the markers were then. */
export function spacesSinceMyTurn(updates, view) {
  const spaces = spacesByTurn(updates, view);
  return spaces[Math.min(lastTurn(steps(updates), view) + 1, spaces.length - 1)];
}

/** The actions that were not taken back. */
export function steps(updates) {
  const left = [];
  updates.forEach(({ turn, seat, events }) => {
    const undone = events.find(({ type }) => type === 'undone');
    if (undone) {
      const first = left.findIndex((step) => step.turn === undone.turn);
      left.length = (first < 0 ? left.filter((step) => step.turn < undone.turn).length : first) + undone.step;
    } else {
      left.push({ turn, seat, events });
    }
  });
  return left;
}

/** What a player did, in signs; each word stands once before all that it is about. */
export function didLine(events, shown = SHOWN) {
  const groups = [];
  events.filter(({ type }) => shown[type]).forEach((event) => {
    const [word, signs] = shown[event.type](event);
    if (groups.at(-1)?.word !== word) {
      groups.push({ word, signs: [], texts: [] });
    }
    groups.at(-1).signs.push(...signs);
    groups.at(-1).texts.push(sentence(event.text));
  });
  return h('p', { class: 'did' }, groups.map(({ word, signs, texts }) => h('span', { title: texts.join(' ') },
    h('span', { 'aria-hidden': 'true' }, h('i', {}, t(word)), signs), hidden(texts.join(' ')))));
}
