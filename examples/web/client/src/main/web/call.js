/** Calls the reader to the table: title and icon of the page, and a sound and a notification if the reader wants them. */
import { h } from './dom.js';
import { GAMES } from './games.js';
import { t } from './i18n.js';
import { gameNow } from './rules.js';
import { keep, kept } from './settings.js';

const icon = document.querySelector('link[rel=icon]');
let called = false;

function wanted() {
  return kept('bell') === 'on';
}

/** Two soft tones, made here: no file, no network. */
function ring() {
  const audio = new AudioContext();
  [[660, 0], [880, 0.18]].forEach(([pitch, at]) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, audio.currentTime + at);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + 0.5);
  });
  setTimeout(() => audio.close(), 1500);
}

/** Shows in title and icon whether it is the reader's turn; when it begins, calls those who look elsewhere. */
export function call(isMine) {
  const { title } = GAMES[gameNow()];
  document.title = isMine ? `● ${t('yourTurn')} – ${title}` : title;
  icon.setAttribute('href', isMine ? 'icon-turn.svg' : 'icon.svg');
  const begins = isMine && !called;
  called = isMine;
  if (!begins || !wanted()) {
    return;
  }
  ring();
  if (document.hidden && globalThis.Notification?.permission === 'granted') {
    const note = new Notification(title, { body: t('yourTurn'), icon: 'icon-turn.svg', tag: 'mercurius-turn' });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  }
}

/** The button with which a reader wants to be called; the browser asks whether the page may notify. */
export function bell() {
  const button = h('button', { type: 'button', class: 'quiet bell', 'data-key': 'bell', 'aria-pressed': String(wanted()), title: t('bellHelp'), onclick: async () => {
    keep('bell', wanted() ? null : 'on');
    button.setAttribute('aria-pressed', String(wanted()));
    if (wanted()) {
      ring();
      await globalThis.Notification?.requestPermission?.();
    }
  } }, t('bell'));
  return button;
}
