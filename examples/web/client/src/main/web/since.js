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

/**
 * What happened since the reader's last turn; for a spectator, in the last round.
 *
 * @param updates all that was told
 * @return `did`, the events of each seat, and `spaces`, where the markers of the assets were
 */
export function sinceMyTurn(updates, view) {
  const seats = view.players.length;
  const waits = view.over || view.seat === null ? 0 : (view.active - view.seat + seats) % seats;
  const mine = view.turn - (waits === 0 ? seats : waits);
  const did = didAfter(mine, updates, view);
  const spaces = spacesByTurn(updates, view);
  return { did, spaces: spaces[Math.max(0, Math.min(mine + 1, spaces.length - 1))] };
}

/** What each player did since the reader's last turn before this one, by seat; for a spectator, in the last round. */
export function didSinceMyTurn(updates, view) {
  const all = steps(updates).filter(({ seat }) => seat !== null);
  const owners = new Map();
  all.forEach(({ turn, seat }) => owners.has(turn) || owners.set(turn, seat));
  const mine = view.seat === null ? view.turn - view.players.length - 1
    : Math.max(-1, ...[...owners].filter(([turn, seat]) => seat === view.seat && (view.over || turn < view.turn)).map(([turn]) => turn));
  return didAfter(mine, updates, view);
}

/** The events after a turn, by the seat that each is about: in the turn of another, one's tokens may be sold. */
function didAfter(turn, updates, { players }) {
  const did = players.map(() => []);
  steps(updates).filter((step) => step.turn > turn)
    .forEach(({ seat, events }) => events.forEach((event) => did[event.seat ?? seat]?.push(event)));
  return did;
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
