/** Shows what happened, event by event, before the new view is drawn. */
import { pause } from './dom.js';
import { sentence } from './history.js';
import { stepTime } from './settings.js';

/**
 * Plays the events of updates.
 *
 * @param stage what can be shown: the `board`, `tell` for a line of text, `glow` for a player's seat
 */
export async function playUpdates(updates, stage) {
  const step = stepTime();
  for (const update of updates) {
    for (const event of update.events) {
      if (stage.board.steps[event.type]) {
        await playEvent(event, stage, step * stage.board.steps[event.type]);
      }
    }
  }
}

/** What the updates' events that are shown say, as text. */
export function whatHappened(updates, { steps }) {
  return updates.flatMap(({ events }) => events).filter((event) => steps[event.type])
    .map((event) => sentence(event.text)).join(' ');
}

async function playEvent(event, stage, time) {
  stage.tell(sentence(event.text));
  if (event.seat !== undefined && event.seat !== null) {
    stage.glow(event.seat, event);
  }
  const end = stage.board.play(event);
  if (time > 0) {
    await pause(time);
  }
  end?.();
}
