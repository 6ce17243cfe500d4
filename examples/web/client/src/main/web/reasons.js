/** Why things are as they are: why a trade costs what it costs, and what speaks for an action that a bot advises. */
import { nameOf, parseCard, signed, t } from './i18n.js';
import { turnsLeft } from './players.js';

/** Why a further token of an asset in one turn does not cost its price (TRD-2, TRD-3); null if it does, or for other actions. */
export function whyCost(action, { trades, assets }) {
  const asset = assets.find(({ id }) => id === action.slice(1));
  if (!asset || !'+-'.includes(action[0])) {
    return null;
  }
  const buys = action[0] === '+';
  const together = (n) => n * (buys ? asset.price + n - 1 : Math.max(1, asset.price - n + 1));
  const n = trades.filter((trade) => trade === action).length + 1;
  return n === 1 ? null : t(buys ? 'whyCost' : 'whyGain', {
    asset: nameOf(asset.id), n, each: together(n) / n, total: together(n), before: together(n - 1), this: together(n) - together(n - 1),
  });
}

/** By how much a card moves an asset. */
function by(code, asset) {
  const card = parseCard(code);
  return card?.chamber === asset ? card.share : card?.commodity === asset ? card.amount : 0;
}

/** By how much the cards on the boards move an asset before my next turn, and after it, and those of my hand at most and at least. */
function moves(asset, view) {
  let soon = 0;
  let later = 0;
  view.players.forEach((player) => player.board.filter(Boolean).forEach((space) => {
    const acts = turnsLeft(space, player.seat, view);
    soon += by(space.card, asset) * Math.min(1, acts);
    later += by(space.card, asset) * Math.max(0, acts - 1);
  }));
  const mine = view.hand.map((code) => by(code, asset));
  return { soon, later, most: Math.max(0, ...mine), least: Math.min(0, ...mine) };
}

function by0(number) {
  return number === 0 ? '0' : signed(number);
}

/** How much an action changes my lead over the best of the others, at once. */
function lead(effect, view) {
  const best = (wealth) => Math.max(...wealth.filter((_, seat) => seat !== view.seat));
  const now = view.players.map(({ wealth }) => wealth);
  return effect.wealth[view.seat] - best(effect.wealth) - (now[view.seat] - best(now));
}

/**
 * What speaks for an action.
 *
 * @param preview gives what an action would do
 */
export async function reasonsFor(action, view, preview) {
  if ('+-'.includes(action[0])) {
    const { soon, later, most, least } = moves(action.slice(1), view);
    return t('why.trade', { asset: nameOf(action.slice(1)), soon: by0(soon), later: by0(later), hand: by0(action[0] === '+' ? most : least) });
  }
  if (action.startsWith('D:')) {
    const { received } = view.dividends.find(({ id }) => id === action.slice(2));
    return t('why.dividend', { mine: received[view.seat], most: Math.max(...received.filter((_, seat) => seat !== view.seat)) });
  }
  if (action[1] === ':') {
    return t(action[0] === 'B' ? 'why.blackMarket' : 'why.news');
  }
  const cards = [...new Set(view.hand)];
  const leads = (await Promise.all(cards.map(preview))).map(({ effect }) => lead(effect, view));
  const mine = leads[cards.indexOf(action)];
  const most = Math.max(...leads);
  return t(mine === most ? 'why.cardBest' : 'why.cardLater', { lead: signed(mine), most: signed(most) });
}
