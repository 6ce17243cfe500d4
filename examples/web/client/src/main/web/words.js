/** Actions and refusals in words. */
import { h } from './dom.js';
import { cardName, nameOf, t } from './i18n.js';

/** Why an action is refused: the facts, and the text of the rule. */
export function refusal({ rule, text, message }) {
  return h('div', { class: 'refusal' },
    h('p', {}, h('cite', {}, rule), ' ', h('strong', {}, message)), h('p', { class: 'rule' }, text));
}

/** An action in words. */
export function actionName(action) {
  if (action.startsWith('+')) {
    return t('buyOne', { asset: nameOf(action.slice(1)) });
  }
  if (action.startsWith('-')) {
    return t('sellOne', { asset: nameOf(action.slice(1)) });
  }
  const kind = { B: 'BLACK_MARKET', D: 'DIVIDEND', N: 'NEWS' }[action[1] === ':' ? action[0] : ''];
  if (!kind) {
    return t('playCard', { card: cardName(action) });
  }
  const parts = action.slice(2).split(',').filter(Boolean).map(cardOrAsset);
  return parts.length ? `${nameOf(kind)}: ${parts.join('; ')}` : nameOf(kind);
}

function cardOrAsset(code) {
  return code.length === 3 ? nameOf(code) : cardName(code);
}
