/** What people at one table share: names that nobody else has, the link, commitments to the deal (RUL-12), and phrases. */
import { h, svg } from './dom.js';
import { t } from './i18n.js';
import { ask } from './rules.js';
import { keep, kept } from './settings.js';

const alike = (name) => name.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** Whether somebody has a name already, or one that looks like it. */
export function isTaken(name, taken) {
  return taken.some((one) => one !== null && alike(one) === alike(name));
}

/** A field for the name that the reader had last; what it shows when it is empty is a name that nobody at the table has. */
export function nameField(taken = []) {
  const last = kept('name') ?? '';
  const isFree = !isTaken(last, taken);
  const guesses = [...(isFree ? [] : [`${last} 2`, `${last} 3`]), ...t('nameGuesses').split(' ')];
  return h('input', {
    name: 'name', maxlength: 40, autocomplete: 'nickname', value: isFree ? last : '', placeholder: guesses.find((one) => !isTaken(one, taken)) ?? '',
    oninput: ({ target }) => keep('name', target.value.trim() || null),
  });
}

/** A time that is left, in words. */
export function timeLeft(seconds) {
  return seconds < 7200 ? `${seconds} s` : seconds < 172800 ? `${Math.floor(seconds / 3600)} h` : t('days', { n: Math.floor(seconds / 86400) });
}

/** The name in the field, or the one that it shows. */
export function nameIn(field) {
  return field.value.trim() || field.placeholder;
}

/** The free space around a QR code, in its squares, that cameras need. */
const MARGIN = 4;

const drawn = new Map();

/** Shows a link. */
export function linkBox(link) {
  const field = h('input', { class: 'link', readonly: true, value: link, 'aria-label': t('invite'), onfocus: ({ target }) => target.select() });
  const copy = h('button', { type: 'button', 'data-key': 'copy', onclick: () => navigator.clipboard.writeText(link).then(() => {
    copy.textContent = t('copied');
  }, () => field.focus()) }, t('copyLink'));
  const code = h('div', { class: 'qr' });
  if (!drawn.has(link)) {
    drawn.set(link, ask('qr', link));
  }
  drawn.get(link).then((lines) => code.append(qrCode(lines)));
  return h('div', { class: 'invite' }, h('div', {}, h('p', {}, t('invite')), h('p', { class: 'copy' }, field, copy)), code);
}

function qrCode(lines) {
  const size = lines.length + 2 * MARGIN;
  const squares = lines.flatMap((line, y) => [...line].map((square, x) => (square === '1' ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : ''))).join('');
  return svg('svg', { viewBox: `0 0 ${size} ${size}`, role: 'img', 'aria-label': t('qrCode'), 'shape-rendering': 'crispEdges' },
    svg('rect', { width: size, height: size, fill: '#fff' }), svg('path', { d: squares, fill: '#000' }));
}

/** What all have committed to, opened as it was; null before that. */
export function commitments({ dealing }, open) {
  return dealing?.shown ? h('details', { class: 'commitments', open }, h('summary', {}, t('commitments')),
    h('p', { class: 'fine' }, t(dealing.kind === 'joint' ? 'commitmentsHelp' : 'sealedHelp')), h('code', {}, dealing.shown)) : null;
}

const PHRASES = ['hello', 'goodLuck', 'wellPlayed', 'ohNo', 'thinking', 'backSoon', 'thanks', 'goodGame'];

/** The button that opens the phrases. */
export function phraseButton() {
  return h('button', { type: 'button', class: 'quiet', 'data-key': 'phrases', popovertarget: 'phrases' }, t('phrases'));
}

/** The phrases to choose from. */
export function phraseMenu(say) {
  return h('div', { id: 'phrases', popover: 'auto', class: 'paper phrase-menu' }, PHRASES.map((phrase) => h('button', {
      type: 'button', 'data-key': `say-${phrase}`, popovertarget: 'phrases', popovertargetaction: 'hide', onclick: () => say(phrase),
    }, phraseText(phrase))));
}

function phraseText(phrase) {
  return t('phrasesAll').split('|')[PHRASES.indexOf(phrase)];
}

/** Reports what each seat has said since it was asked `before`, if it was; gives the numbers of what was said last. */
export function hearSaid(seats, before, report) {
  seats.filter(({ seat, said }) => before && said && said.number !== before[seat])
    .forEach(({ name, said }) => report(h('b', {}, name), ` ${phraseText(said.phrase)}`));
  return seats.map(({ said }) => said?.number ?? -1);
}
