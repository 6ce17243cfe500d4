/** What players can say to each other: some phrases, which everybody reads in their own language. */
import { h } from './dom.js';
import { t } from './i18n.js';

const PHRASES = ['hello', 'goodLuck', 'wellPlayed', 'ohNo', 'thinking', 'backSoon', 'thanks', 'goodGame'];
const SHOWN_MS = 8000;

/** The button that opens the phrases. */
export function phraseButton() {
  return h('button', { type: 'button', class: 'quiet', 'data-key': 'phrases', popovertarget: 'phrases' }, t('phrases'));
}

/** The phrases to choose from. */
export function phraseMenu(say) {
  return h('div', { id: 'phrases', popover: 'auto', class: 'paper phrase-menu' }, PHRASES.map((phrase) => h('button', {
      type: 'button', 'data-key': `say-${phrase}`, popovertarget: 'phrases', popovertargetaction: 'hide', onclick: () => say(phrase),
    }, t(`phrase.${phrase}`))));
}

/** Shows what was said, each for a while. */
export class Said {
  constructor() {
    this.heard = null;
    this.element = h('div', { class: 'said', role: 'log', 'aria-label': t('phrasesSaid') });
  }

  /** Takes what each seat said last; what was said before the page opened is not shown. */
  hear(seats) {
    const before = this.heard;
    this.heard = seats.map(({ said }) => said?.number ?? -1);
    seats.filter(({ seat, said }) => before && said && said.number !== before[seat]).forEach(({ name, said }) => {
      const line = h('p', {}, h('b', {}, name), ` ${t(`phrase.${said.phrase}`)}`);
      this.element.append(line);
      setTimeout(() => line.remove(), SHOWN_MS);
    });
  }
}
