/** Shows what happened, event by event, before the new view is drawn. */
import { pause } from './dom.js';
import { sentence } from './history.js';
import { stepTime } from './settings.js';

/** How long an event is shown, in steps; those that are not here are not shown by themselves. */
const STEPS = {
  bought: 1, sold: 1, blackMarketFilled: 1.2, blackMarketSold: 1.2, blackMarketForfeited: 1.2, dividendPaid: 1.6,
  cardPlayed: 1, newsPlayed: 1.2, pricesMoved: 1, holdingsSold: 0.6, gameEnded: 0.5, undone: 0.6, noted: 0.6,
};

/**
 * Plays the events of updates.
 *
 * @param stage what can be shown: `market`, `tell` for a line of text, `glow` for a player's seat
 */
export async function playUpdates(updates, stage) {
  const step = stepTime();
  for (const update of updates) {
    for (const event of update.events) {
      if (STEPS[event.type]) {
        await playEvent(event, stage, step * STEPS[event.type]);
      }
    }
  }
}

/** What the updates' events that are shown say, as text. */
export function whatHappened(updates) {
  return updates.flatMap(({ events }) => events).filter((event) => STEPS[event.type])
    .map((event) => sentence(event.text)).join(' ');
}

async function playEvent(event, stage, time) {
  stage.tell(sentence(event.text));
  const touched = touchedBy(event);
  touched.forEach((asset) => stage.market.touch(asset, true));
  if (event.seat !== undefined) {
    stage.glow(event.seat, event);
  }
  if (event.type === 'pricesMoved') {
    stage.market.move(event.card.slice(0, 3), event.shareTo);
    stage.market.move(event.card.slice(4, 7), event.commodityTo);
  }
  if (time > 0) {
    await pause(time);
  }
  touched.forEach((asset) => stage.market.touch(asset, false));
}

function touchedBy(event) {
  switch (event.type) {
    case 'pricesMoved': return [event.card.slice(0, 3), event.card.slice(4, 7)];
    case 'bought': case 'sold': return [event.asset];
    case 'dividendPaid': return [event.chamber];
    case 'blackMarketSold': case 'blackMarketFilled': return event.tokens;
    default: return [];
  }
}
