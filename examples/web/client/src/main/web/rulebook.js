/** The rules of the game in the reader's language: in short for people, and the clauses of its page of rules, each in a sentence. */
import { h, show } from './dom.js';
import { documentOf, nameOf, t } from './i18n.js';
import { pop } from './dialogs.js';
import { GAMES } from './games.js';
import { ask, gameNow } from './rules.js';

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

/** A document of the game in the reader's language; empty if it cannot be fetched now, which is tried again. */
function read(name) {
  const page = documentOf(name);
  pages[page] ??= fetch(page).then((answer) => (answer.ok ? answer.text() : Promise.reject())).catch(() => {
    delete pages[page];
    return '';
  });
  return pages[page];
}

/** Has the browser keep the game's rules, so that they can be read without a network. */
export function keepRules() {
  ['HOW', 'RULES'].forEach(read);
}

/** Opens the rules for people: some screens, each with a picture and an example, from which the numbered rules are a step away. */
export async function openRules(first = 0) {
  const { hasEditions, board } = GAMES[gameNow()];
  const [text, { Board }, edition] = await Promise.all([read('HOW'), board(), hasEditions && ask('standIn')]);
  const screens = text.split(/^## /m).slice(1).map((screen) => {
    const [title, ...lines] = screen.trim().split('\n');
    return h('section', {}, h('h3', {}, title), blocks(lines, (code) => Board.piece(code, edition)));
  });
  if (screens.length === 0) {
    return openClauses();
  }
  screens.push(...(Board.legend?.() ?? []));
  let at = 0;
  const place = h('span', { class: 'fine', role: 'status' });
  const button = (key, text, act, style = '') => h('button', { type: 'button', class: style, 'data-key': key, onclick: act }, t(text));
  const back = button('back', 'step.back', () => go(-1));
  const next = button('next', 'guideNext', () => (at === screens.length - 1 ? dialog.close() : go(1)), 'main');
  const go = (by) => {
    at = Math.max(0, Math.min(at + by, screens.length - 1));
    screens.forEach((one, i) => one.classList.toggle('seen', i === at));
    back.setAttribute('aria-disabled', String(at === 0));
    next.textContent = t(at === screens.length - 1 ? 'close' : 'guideNext');
    place.textContent = `${at + 1} / ${screens.length}`;
  };
  const dialog = h('dialog', {
    class: `paper how ${gameNow()}`, 'aria-labelledby': 'dialog-title', onkeydown: ({ key }) => go({ ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0),
  },
  h('div', { class: 'how-head' }, h('h2', { id: 'dialog-title' }, t('howToPlay', { game: GAMES[gameNow()].title })), button('close', 'close', () => dialog.close(), 'quiet')),
  h('div', { class: 'screens' }, screens),
  h('div', { class: 'buttons' }, back, place, next, button('clauses', 'rulesAll', () => {
    dialog.close();
    openClauses();
  }, 'quiet')));
  go(first);
  pop(dialog);
  return next.focus();
}

/** Opens the numbered rules, at a clause if there is one. */
export async function openClauses(at) {
  const sections = parseRules(await read('RULES'));
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

/** Paragraphs, examples, tables, and pictures if something draws them. */
function blocks(lines, draw) {
  const made = [];
  lines.forEach((line) => {
    if (/^\|[-| :]+\|$/.test(line) || line === '') {
      return;
    }
    if (line.startsWith('|')) {
      const cells = line.slice(1, -1).split('|').map((cell) => h('td', {}, inline(cell.trim())));
      (made.at(-1)?.tagName === 'TABLE' ? made.at(-1) : made[made.push(h('table')) - 1]).append(h('tr', {}, cells));
    } else if (draw && line.startsWith('`')) {
      made.push(h('div', { class: 'pieces', inert: true }, line.match(/[^`]+(?=`( |$))/g).map(draw)));
    } else {
      made.push(line.startsWith('> ') ? h('blockquote', {}, line.slice(2)) : h('p', {}, inline(line)));
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

/** A question mark that opens the rules for people, at one of their screens. */
export function rulesTip(screen) {
  const label = t('howToPlay', { game: GAMES[gameNow()].title });
  return h('button', { type: 'button', class: 'tip', 'data-key': `tip-${screen}`, 'aria-label': `? ${label}`, title: label, onclick: () => openRules(screen) }, '?');
}
