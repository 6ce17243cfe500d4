/** The edition of a sister game: the stand-in, or that of a box, pasted as JSON. */
import { h } from './dom.js';
import { t } from './i18n.js';
import { GAMES } from './games.js';
import { keep, kept } from './settings.js';

/** What is wrong with an edition, each problem on a line of its own. */
export function inLines(message) {
  return message.replace(/ (?=[A-Z]{3}-\d+: )/g, '\n');
}

let fields = 0;

/** Fields to choose an edition with, for the game that is chosen beside them. */
export class EditionField {
  constructor() {
    fields += 1;
    const id = `edition-help-${fields}`;
    this.text = h('textarea', { name: 'edition', rows: '6', spellcheck: 'false', 'aria-describedby': id, onchange: () => this.keep() });
    this.help = h('p', { class: 'fine', id });
    this.own = h('div', { hidden: true }, h('label', { class: 'field' }, h('span', {}, t('edition.json')), this.text), this.help,
      h('button', { type: 'button', 'data-key': 'editor', onclick: () => this.edit() }, t('editor')));
    this.choice = h('select', { name: 'editionOf', onchange: () => {
      this.own.hidden = this.choice.value !== 'own';
    } }, ['standIn', 'own'].map((one) => h('option', { value: one }, t(`edition.${one}`))));
    this.element = h('div', { class: 'edition' }, h('label', { class: 'field' }, h('span', {}, t('field.edition')), this.choice), this.own);
  }

  /** Turns to a game; one without editions has no fields. */
  of(game) {
    this.game = game;
    this.text.value = kept(`edition.${game}`) ?? '';
    this.element.hidden = !GAMES[game].hasEditions;
    this.help.textContent = t('edition.help', { command: `java -jar mercurius.jar edition --game ${game}` });
  }

  keep() {
    keep(`edition.${this.game}`, this.text.value || null);
  }

  /** Opens the editor with what stands in the field. */
  async edit() {
    this.choice.value = 'own';
    this.own.hidden = false;
    const { openEditor } = await import('./editor.js');
    await openEditor(this.game, this.text.value, (edition) => {
      this.text.value = edition;
      this.keep();
    });
  }

  /** The edition; null for the stand-in. Throws if the text is not JSON. */
  get value() {
    if (!GAMES[this.game].hasEditions || this.choice.value !== 'own') {
      return null;
    }
    try {
      return JSON.parse(this.text.value);
    } catch (failure) {
      throw Object.assign(new Error(t('edition.notJson', { message: failure.message })), { status: 400 });
    }
  }
}
