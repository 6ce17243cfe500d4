/** Parts of the page in one place, of which one is seen at a time. */
import { h } from './dom.js';
import { t } from './i18n.js';

/** Makes the tabs; the first one is seen. */
export class Tabs {
  /** @param parts the elements by the key of their text */
  constructor(parts) {
    this.names = Object.keys(parts);
    this.buttons = this.names.map((name) => h('button', {
      type: 'button', role: 'tab', id: `tab-${name}`, 'data-key': `tab-${name}`, 'aria-controls': `panel-${name}`, onclick: () => this.choose(name),
    }, t(name)));
    this.panels = this.names.map((name) => h('div', { role: 'tabpanel', id: `panel-${name}`, 'aria-labelledby': `tab-${name}` }, parts[name]));
    this.element = h('section', { class: 'panel tabs' },
      h('div', { role: 'tablist', onkeydown: (event) => this.press(event) }, this.buttons), this.panels);
    this.choose(this.names[0]);
  }

  choose(name) {
    this.chosen = this.names.indexOf(name);
    this.buttons.forEach((button, index) => {
      button.setAttribute('aria-selected', String(index === this.chosen));
      button.tabIndex = index === this.chosen ? 0 : -1;
      this.panels[index].hidden = index !== this.chosen;
    });
  }

  press({ key }) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (step) {
      this.choose(this.names[(this.chosen + step + this.names.length) % this.names.length]);
      this.buttons[this.chosen].focus();
    }
  }
}
