/** What players can say to each other: some phrases, which everybody reads in their own language. */
import { h } from './dom.js';
import { t } from './i18n.js';

const PHRASES = ['hello', 'goodLuck', 'wellPlayed', 'ohNo', 'thinking', 'backSoon', 'thanks', 'goodGame'];

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

/** Finds out what was said. */
export class Said {
  /** Reports what each seat said last; what was said before the page opened is not reported. */
  hear(seats, report) {
    const before = this.heard;
    this.heard = seats.map(({ said }) => said?.number ?? -1);
    seats.filter(({ seat, said }) => before && said && said.number !== before[seat]).forEach(({ name, said }) => {
      report?.(h('b', {}, name), ` ${t(`phrase.${said.phrase}`)}`);
    });
  }
}
