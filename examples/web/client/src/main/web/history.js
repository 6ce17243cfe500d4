/** The history: what happened, turn by turn, the newest first. */
import { h, show } from './dom.js';
import { t } from './i18n.js';
import { capital } from './words.js';

const QUIET = new Set(['turnBegan', 'asked', 'boardShifted', 'hiddenCardDrawn']);

/** What the server notes, with the key of the text that says it in the language of the page. */
const NOTES = new Map([
  ['a bot plays: the time is over', 'noteTimeOut'],
  ['a bot plays: nobody is there', 'noteAbsence'],
  ['left: a bot plays on', 'noteLeft'],
  ['is back', 'noteBack'],
]);

/** Says the notes of the server in the language of the page; others stay as they are. */
export function translateNotes(updates, players) {
  updates.flatMap(({ events }) => events).filter(({ type }) => type === 'noted').forEach((event) => {
    const key = NOTES.get(event.note.text);
    if (key) {
      event.text = t(key, { name: players[event.note.seat].name });
    }
  });
}

/** The list of all that this seat was told. */
export class History {
  /** @param byTurn whether all that happens in a turn stands together, whoever decides */
  constructor(byTurn) {
    this.byTurn = byTurn;
    this.updates = [];
    this.list = h('ol', { class: 'history', tabindex: '0', 'aria-label': t('history'), reversed: true });
    this.element = this.list;
  }

  /** Takes more updates, or all anew if they begin with number 0. */
  add(updates) {
    if (updates.length && updates[0].number === 0) {
      this.updates = [];
    }
    this.updates.push(...updates);
  }

  draw(players, updates) {
    // Each action that somebody else takes has its note: in the history, one a turn is enough.
    const turns = [];
    updates.forEach((update) => update.events.forEach((event) => {
      const { turn, seat } = turnOf(event, update);
      if (turns.at(-1)?.turn !== turn || (!this.byTurn && turns.at(-1).seat !== seat)) {
        turns.push({ turn, seat, texts: [] });
      }
      const { texts } = turns.at(-1);
      if (!QUIET.has(event.type) && (event.type !== 'noted' || !texts.some(({ text }) => text === event.text))) {
        texts.push(event);
      }
    }));
    show(this.list, turns.filter((turn) => turn.texts.length > 0).reverse().map((turn) => h('li', {},
      h('h3', {}, t('turnOf', { turn: turn.turn + 1, name: players[turn.seat].name })),
      h('ul', {}, turn.texts.map((event) => h('li', { class: event.type }, sentence(event.text)))))));
  }
}

/** The turn of an event: what the Black Market sells as a turn begins is told with the end of the turn before. */
function turnOf({ type, seat }, update) {
  const begins = type === 'blackMarketSold' && seat !== update.seat && update.events.every((one) => one.type !== 'gameEnded');
  return begins ? { turn: update.turn + 1, seat } : update;
}

/** A clause as a sentence, without the codes that stand behind names. */
export function sentence(text) {
  return `${capital(text.replace(/ \((WAR|Q[DLR]+|R[A-Z]{3})\)/g, ''))}.`;
}

/** What the updates' events that are shown say, as text. */
export function whatHappened(updates, { steps }) {
  return updates.flatMap(({ events }) => events).filter((event) => steps[event.type])
    .map((event) => sentence(event.text)).join(' ');
}
