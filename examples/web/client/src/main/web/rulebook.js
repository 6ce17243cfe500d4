/** The rules of the game inside the page, in the reader's language: the clauses of its pages of rules, which the build puts beside the page, and each in a sentence. */
import { h, show } from './dom.js';
import { documentOf, nameOf, t } from './i18n.js';
import { pop } from './dialogs.js';

const pages = {};

/** The sections of RULES.md that have clauses: title and clauses, each with its number and its lines. */
export function parseRules(text) {
  return text.split(/^## /m).slice(1).map((section) => {
    const [heading, ...lines] = section.split('\n');
    const clauses = [];
    lines.forEach((line) => {
      const [, id, title, rest] = /^- \*\*([A-Z]{3,5}-\d+)( [^*]*)?\*\* (.*)$/.exec(line) ?? [];
      if (id) {
        clauses.push({ id, lines: [title ? `**${title.trim()}** ${rest}` : rest] });
      } else if (clauses.length > 0 && !line.startsWith('#')) {
        clauses.at(-1).lines.push(line.trim());
      }
    });
    return { title: heading, clauses };
  }).filter(({ clauses }) => clauses.length > 0);
}

/** Has the browser keep the game's rules, so that they can be read without a network. */
export function keepRules() {
  fetch(documentOf('RULES')).catch(() => {}); // they are fetched again when they are opened
}

/** Opens the rules, at a clause if there is one. */
export async function openRules(at) {
  const page = documentOf('RULES');
  pages[page] ??= fetch(page).then((answer) => answer.text()).then(parseRules).catch(() => {
    pages[page] = undefined;
    return [];
  });
  const sections = await pages[page];
  const list = h('div', { class: 'clauses', tabindex: '0', role: 'region', 'aria-labelledby': 'dialog-title' });
  const draw = (words) => show(list, sections.map(({ title, clauses }) => {
    const found = clauses.filter((clause) => `${clause.id} ${nameOf(clause.id) ?? ''} ${clause.lines.join(' ')}`.toLowerCase().includes(words.toLowerCase()));
    return found.length > 0 && h('section', {}, h('h3', {}, title), found.map(clause));
  }), sections.length === 0 && h('p', { role: 'alert' }, t('noNetwork')));
  draw('');
  const dialog = h('dialog', { class: 'paper rulebook', 'aria-labelledby': 'dialog-title' },
    h('h2', { id: 'dialog-title' }, t('rules')),
    h('label', { class: 'field' }, h('span', {}, t('rulesFind')), h('input', { type: 'search', 'data-key': 'find', oninput: ({ target }) => draw(target.value) })),
    list,
    h('div', { class: 'buttons' }, h('button', { type: 'button', 'data-key': 'close', onclick: () => dialog.close() }, t('close'))));
  pop(dialog);
  const clauseAt = at && list.querySelector(`#rule-${at}`);
  if (clauseAt) {
    clauseAt.classList.add('meant');
    clauseAt.querySelector('details').open = true;
    clauseAt.scrollIntoView({ block: 'center' });
  }
}

function clause({ id, lines }) {
  const sentence = nameOf(id);
  const whole = h('div', {}, blocks(lines));
  return h('article', { id: `rule-${id}` }, h('h4', {}, id),
    sentence ? [h('p', {}, sentence), h('details', {}, h('summary', {}, t('rulesWhole')), whole)] : h('details', { open: true }, h('summary', {}, t('rulesWhole')), whole));
}

/** Paragraphs, lists and tables. */
function blocks(lines) {
  const made = [];
  lines.forEach((line) => {
    if (/^\|[-| :]+\|$/.test(line) || line === '') {
      return;
    }
    if (line.startsWith('|')) {
      const cells = line.slice(1, -1).split('|').map((cell) => h('td', {}, inline(cell.trim())));
      (made.at(-1)?.tagName === 'TABLE' ? made.at(-1) : made[made.push(h('table')) - 1]).append(h('tr', {}, cells));
    } else {
      made.push(h('p', {}, inline(line)));
    }
  });
  return made;
}

/** Text with its code, its emphasis, and its links as text. */
function inline(text) {
  return text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*)/).map((part) => {
    const [, code, strong, em] = /^`(.+)`$|^\*\*(.+)\*\*$|^\*(.+)\*$/.exec(part) ?? [];
    return code ? h('code', {}, code) : strong ? h('strong', {}, strong) : em ? h('em', {}, em) : part;
  });
}

/** The button that opens the rules: those of a game that is entered before, if one is. */
export function rulesButton(enter = async () => {}) {
  return h('button', { type: 'button', class: 'quiet', 'data-key': 'rules', onclick: () => enter().catch(() => {}).then(() => openRules()) }, t('rules'));
}

let tips = 0;

/** A question mark that says something when it is pressed: a text, or something else. */
export function tip(key, rule, said = t(`tip.${key}`).split('\n').map((line) => h('p', {}, line))) {
  tips += 1;
  const id = `tip-${tips}`;
  return [
    h('button', { type: 'button', class: 'tip', 'data-key': `tip-${key}`, popovertarget: id, 'aria-label': `? ${t(`tip.${key}.title`)}`, title: t(`tip.${key}.title`) }, '?'),
    h('div', { id, popover: 'auto', class: 'paper tip-text' }, h('h3', {}, t(`tip.${key}.title`)), said,
      h('button', { type: 'button', class: 'quiet', onclick: () => openRules(rule) }, t('inTheRules'))),
  ];
}
