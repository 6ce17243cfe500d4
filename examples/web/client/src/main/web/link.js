/** The link to a table: to copy, and as a QR code for somebody beside the reader. */
import { h, svg } from './dom.js';
import { t } from './i18n.js';
import { ask } from './rules.js';

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
