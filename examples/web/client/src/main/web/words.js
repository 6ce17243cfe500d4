/** Actions and refusals in words. */
import { h } from './dom.js';
import { cardName, nameOf, t } from './i18n.js';
import { openClauses } from './rulebook.js';
import { gameNow } from './rules.js';

const RULES = 'https://github.com/mercurius-rules/mercurius-rules/blob/main/core/';

/** Why an action of the reader is refused, with a link to the rule. */
export function refusal({ rule, text, message }) {
  return h('p', { class: 'refusal' }, h('strong', {}, `${capital(message)}.`), ' ', h('cite', {},
    h('a', { href: `${RULES}${gameNow()}/RULES.md#:~:text=${rule}`, 'data-key': 'rule', title: text, onclick: (event) => {
      event.preventDefault();
      openClauses(rule);
    } }, t('inTheRules'))));
}

/** A text with a capital at its beginning. */
export function capital(text) {
  return `${text[0].toLocaleUpperCase()}${text.slice(1)}`;
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
