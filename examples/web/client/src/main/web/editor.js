/** The editor of an edition: each piece as a card, and on it what the rules find wrong with it. */
import { h, show } from './dom.js';
import { enterGame, has, nameOf, t } from './i18n.js';
import { pop } from './dialogs.js';
import { GAMES } from './games.js';
import { ask } from './rules.js';
import { saveAs } from './server.js';

const number = (word) => (/^\d{1,9}$/.test(word) ? Number(word) : word);

/** A field's value as text: a list as words, with `-` for nothing and `3:1` for two numbers. */
function asText(value) {
  return Array.isArray(value) ? value.map((one) => (one === null ? '-' : [one].flat().join(':'))).join(' ') : String(value ?? '');
}

/** The value that a text stands for in a field of a kind. */
function asValue(text, kind) {
  return kind === '*' ? text.split(/\s+/).filter(Boolean).map((word) => (word === '-' ? null : word.includes(':') ? word.split(':').map(number) : number(word)))
    : kind === '#' ? number(text.trim()) : text;
}

/**
 * Opens the editor.
 *
 * @param text the edition to begin with, or nothing for the stand-in
 * @param changed takes the edition as text after each change
 */
export async function openEditor(game, text, changed) {
  await enterGame(game);
  await GAMES[game].board(); // its style
  const { TEXTS, PIECES, GROWING, CODES, picture } = await import(`./${GAMES[game].folder}edition.js`);
  let edition;
  let cards;
  let asked = 0;
  const findings = h('div', { class: 'findings', role: 'status' });
  const pieces = h('div', { class: 'review-parts', tabindex: '0', role: 'region', 'aria-labelledby': 'dialog-title' });

  const told = ({ rule, place, found, expected }) => h('li', {}, `${rule}: ${nameOf(rule)} `, h('span', { lang: 'en' }, `${place || 'edition'}: ${found}, expected ${expected}`));

  /** Puts each problem on the piece that it is about, and the others above all. */
  const mark = (problems) => {
    const owners = problems.map((problem) => cards.find(({ restOf }) => restOf(problem) !== undefined));
    cards.forEach((card) => card.mark(problems.filter((_, i) => owners[i] === card)));
    show(findings, h('p', { class: problems.length > 0 ? 'down' : '' }, t(problems.length > 0 ? 'editor.problems' : 'editor.right', { n: problems.length })),
      h('ul', {}, problems.filter((_, i) => !owners[i]).map(told)),
      h('p', { class: 'buttons' }, [...new Set(owners)].filter(Boolean).map(({ label, open }) => h('button', { type: 'button', class: 'quiet', onclick: open }, label()))));
  };

  const check = async () => {
    const document = JSON.stringify(edition);
    asked += 1;
    const mine = asked;
    changed(document);
    const problems = await ask('problems', document).catch(({ message }) => [{ rule: '', place: '', found: message, expected: '' }]);
    if (mine === asked) {
      mark(problems);
    }
  };

  /** An input for a field; a piece without fields of its own is one. */
  const input = (path, spec, redraw) => {
    const [, name, kind, optional] = /^([\w.]*)([#*]?)(\??)$/.exec(spec);
    const way = [...path, ...name.split('.').filter(Boolean)];
    const last = way.pop();
    const parent = () => way.reduce((one, key) => one?.[key], edition);
    const field = h(name ? 'input' : 'textarea', { 'data-field': name, spellcheck: 'false', autocomplete: 'off', value: asText(parent()?.[last]), oninput: () => {
      const owner = way.reduce((one, key) => (one[key] ??= {}), edition);
      if (optional && field.value.trim() === '') {
        delete owner[last];
      } else {
        owner[last] = asValue(field.value, kind);
      }
      redraw();
      check();
    } });
    return h('label', { class: 'field' }, h('span', {}, t(`editor.field.${name || 'spaces'}`)), field);
  };

  const card = (list, key) => {
    const piece = () => edition[list][key];
    const id = () => piece()?.id ?? piece()?.code ?? piece()?.stall ?? key;
    const label = () => `${id()} ${piece()?.name ?? nameOf(id()) ?? ''}`;
    const head = h('summary');
    const redraw = () => {
      let drawn = '';
      try {
        drawn = picture(piece());
      } catch {
        // what is not right yet has no picture
      }
      show(head, h('b', {}, label()), ' ', drawn);
    };
    const troubles = h('ul', { class: 'trouble-text', id: `trouble-${list}-${key}` });
    const body = h('details', {}, head, h('div', { class: 'fields' }, PIECES[list].map((spec) => input([list, key], spec, redraw))),
      GROWING.includes(list) && h('button', { type: 'button', onclick: () => {
        edition[list].splice(key, 1);
        draw();
        pieces.querySelector(`[data-key="add-${list}"]`).focus();
      } }, t('editor.remove')));
    // A piece whose name is wrong or taken is named by its number.
    const restOf = ({ place }) => [`${list}[${key}]`, `${list}[${id()}]`, `${list}.${key}`].filter((start) => place.startsWith(start))
      .map((start) => place.slice(start.length)).find((rest) => /^([.[]|$)/.test(rest));
    redraw();
    return {
      label,
      restOf,
      element: h('li', { class: 'piece', 'data-piece': `${list}-${key}` }, body, troubles),
      open: () => {
        body.open = true;
        (body.querySelector('[aria-invalid=true]') ?? body.querySelector('input, textarea')).focus();
      },
      mark: (problems) => {
        show(troubles, problems.map(told));
        body.querySelectorAll('[data-field]').forEach((field) => {
          const name = field.dataset.field && `.${field.dataset.field}`;
          field.setAttribute('aria-invalid', String(problems.map(restOf).some((rest) => rest.startsWith(name) || (rest && name.startsWith(`${rest}.`)))));
          field.setAttribute('aria-describedby', troubles.id);
        });
      },
    };
  };

  const draw = () => {
    cards = [];
    show(pieces,
      TEXTS.map((name) => input([], name, () => {})),
      h('details', {}, h('summary', {}, t('editor.codes')), h('ul', {}, CODES.map((code) => h('li', {}, h('code', {}, code.split('.').at(-1)), ` ${nameOf(code)}`)))),
      Object.keys(PIECES).map((list) => {
        const ofList = Object.keys(Object(edition[list])).map((key) => card(list, key));
        cards.push(...ofList);
        return [h('h3', {}, t(has(`editor.${list}`) ? `editor.${list}` : list)), h('ul', { class: 'pieces' }, ofList.map(({ element }) => element)),
          GROWING.includes(list) && Array.isArray(edition[list]) && h('button', { type: 'button', 'data-key': `add-${list}`, onclick: () => {
            edition[list].push({ ...structuredClone(edition[list].at(-1)), code: '' });
            draw();
            cards.findLast(({ element }) => element.dataset.piece.startsWith(list)).open();
          } }, t('editor.add'))];
      }));
    check();
  };

  /** Turns to an edition; what is no JSON object is refused. */
  const load = (json) => {
    try {
      const loaded = JSON.parse(json);
      if (Object(loaded) !== loaded || Array.isArray(loaded)) {
        throw new Error(json.slice(0, 40));
      }
      edition = loaded;
      draw();
    } catch ({ message }) {
      show(findings, h('p', { class: 'down' }, t('edition.notJson', { message })));
    }
  };
  const file = h('input', { type: 'file', class: 'hidden', accept: '.json,application/json', 'data-key': 'load', onchange: async () => load(await file.files[0].text()) });
  const standIn = async () => load(JSON.stringify(await ask('standIn')));
  const dialog = h('dialog', { class: `paper review editor ${game}`, 'aria-labelledby': 'dialog-title' },
    h('h2', { id: 'dialog-title' }, t('editor.title', { game: GAMES[game].title })),
    findings, pieces,
    h('div', { class: 'buttons' },
      h('button', { type: 'button', class: 'main', 'data-key': 'close', onclick: () => dialog.close() }, t('close')),
      h('button', { type: 'button', 'data-key': 'save', onclick: () => saveAs(`${game}-edition.json`, edition) }, t('editor.save')),
      h('label', { class: 'load' }, h('span', {}, t('editor.load')), file),
      h('button', { type: 'button', class: 'quiet', 'data-key': 'standIn', onclick: standIn }, t('editor.standIn'))));
  await standIn();
  if (text) {
    load(text);
  }
  pop(dialog);
}
