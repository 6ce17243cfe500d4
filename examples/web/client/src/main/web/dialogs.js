/** The dialogs: what to choose for a special card and what the choice would bring, and a question before leaving. */
import { h, show } from './dom.js';
import { cardName, nameOf, t } from './i18n.js';
import { face, sign } from './icons.js';
import { refusal } from './words.js';

/**
 * Opens a dialog that makes an action out of choices.
 *
 * @param body makes what is chosen from; it calls `changed` after each choice
 * @param action the notation of what is chosen now
 */
function open(title, table, body, action, result) {
  const effect = h('div', { class: 'effect', role: 'status' });
  const changed = async () => {
    const asked = action();
    const preview = await table.preview(asked);
    if (asked === action()) {
      confirm.setAttribute('aria-disabled', String(Boolean(preview.refused)));
      show(effect, preview.refused ? refusal(preview.refused) : result(preview.effect));
    }
  };
  const confirm = h('button', { type: 'button', class: 'main', onclick: async () => {
    const asked = action();
    if ((await table.preview(asked)).refused) {
      changed();
    } else if (dialog.open) { // not pressed twice
      dialog.close();
      table.act(asked);
    }
  } }, t('playIt'));
  const dialog = h('dialog', { class: 'paper', 'aria-labelledby': 'dialog-title' },
    h('h2', { id: 'dialog-title' }, title),
    body(changed),
    effect,
    h('div', { class: 'buttons' }, confirm, h('button', { type: 'button', onclick: () => dialog.close() }, t('cancel'))));
  pop(dialog);
  changed();
}

/** Opens a dialog; after it the focus is where it was before, though the table may have been drawn anew. */
export function pop(dialog) {
  const opener = document.activeElement.dataset.key;
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (document.activeElement === document.body) {
      document.querySelector(`[data-key="${opener}"]`)?.focus();
    }
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** Asks whether to leave a game that goes on, and says what happens then. */
export function askLeave(leave) {
  pop(h('dialog', { class: 'paper', 'aria-labelledby': 'dialog-title', 'aria-describedby': 'dialog-text' },
    h('h2', { id: 'dialog-title' }, t('leaveAsk')),
    h('p', { id: 'dialog-text' }, t('leaveHelp')),
    h('form', { method: 'dialog', class: 'buttons' },
      h('button', { class: 'main', 'data-key': 'leave', onclick: leave }, t('leave')), h('button', { 'data-key': 'stay', autofocus: true }, t('stay')))));
}

/** Chooses up to three tokens for the Black Market. */
export function askBlackMarket(view, table) {
  const owned = new Map();
  view.players[view.seat].tokens.forEach((asset) => owned.set(asset, (owned.get(asset) ?? 0) + 1));
  const chosen = new Map();
  const list = () => [...chosen].flatMap(([asset, count]) => Array(count).fill(asset));
  const body = (changed) => [
    h('p', {}, t('BLACK_MARKET.help')),
    h('ul', { class: 'choices' }, [...owned].map(([asset, most]) => h('li', {}, h('label', {},
      sign(asset), h('span', {}, nameOf(asset)), h('small', {}, t('ownAt', { n: most, price: price(view, asset) })),
      h('input', { type: 'number', name: asset, min: 0, max: Math.min(3, most), value: '0', oninput: ({ target }) => {
        chosen.set(asset, Math.max(0, Math.min(3, Number(target.value) || 0)));
        changed();
      } }))))),
  ];
  open(nameOf('BLACK_MARKET'), table, body, () => `B:${list().join(',')}`, () =>
    h('p', {}, t('BLACK_MARKET.now', { amount: list().reduce((sum, asset) => sum + price(view, asset), 0) })));
}

function price(view, id) {
  return view.assets.find((asset) => asset.id === id).price;
}

/** Chooses the chamber that pays its dividend. */
export function askDividend(view, table) {
  const mine = ({ paid, received }) => (paid ? -1 : received[view.seat]);
  let chosen = [...view.dividends].sort((a, b) => mine(b) - mine(a))[0].id;
  const body = (changed) => h('fieldset', { class: 'choices' },
    h('legend', {}, t('DIVIDEND.help')),
    view.dividends.map((dividend) => h('label', { class: dividend.paid ? 'used' : '' },
      h('input', { type: 'radio', name: 'chamber', value: dividend.id, checked: dividend.id === chosen, onchange: () => {
        chosen = dividend.id;
        changed();
      } }),
      sign(dividend.id), h('span', {}, nameOf(dividend.id)),
      h('small', {}, dividend.paid ? t('paid') : t('perShare', { n: dividend.perShare })))));
  open(nameOf('DIVIDEND'), table, body, () => `D:${chosen}`, () => {
    const received = view.dividends.find((dividend) => dividend.id === chosen).received;
    return [received[view.seat] === 0 && h('p', { class: 'trouble-text' }, t('DIVIDEND.nothing')), h('ul', { class: 'result' }, view.players.map((player) =>
      h('li', { class: player.seat === view.seat ? 'up' : '' }, t('receives', { name: player.name, amount: received[player.seat] }))))];
  });
}

/** Chooses up to three cards to discard with News. */
export function askNews(view, table) {
  const chosen = new Set();
  const cards = () => [...chosen].map((index) => view.hand[index]);
  const body = (changed) => h('fieldset', { class: 'choices cards' },
    h('legend', {}, t('NEWS.help')),
    view.hand.map((code, index) => h('label', {},
      h('input', { type: 'checkbox', value: code, 'aria-label': cardName(code), onchange: ({ target }) => {
        chosen[target.checked ? 'add' : 'delete'](index);
        changed();
      } }),
      face(code))));
  open(nameOf('NEWS'), table, body, () => `N:${cards().join(',')}`, () =>
    h('p', {}, t('NEWS.draw', { n: Math.max(0, chosen.size - 1) })));
}
