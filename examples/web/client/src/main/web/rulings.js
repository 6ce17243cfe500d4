/** The rulings, which players choose before a game (RUL-1, RUL-5, RUL-6). */
import { h } from './dom.js';
import { t } from './i18n.js';

const CHOICES = { dividends: ['quarter', 'full'], order: ['NEWEST_FIRST', 'OLDEST_FIRST'], atEnd: ['FORFEITED', 'SOLD'] };

/** A field to choose each ruling with, by its name. */
export function rulingFields() {
  return Object.fromEntries(Object.entries(CHOICES).map(([name, values]) => [name,
    h('select', { name }, values.map((value) => h('option', { value }, t(`${name}.${value}`))))]));
}

/** What was chosen, as a server and the rules call it. */
export function chosenRulings({ dividends, order, atEnd }) {
  return { dividends: dividends.value, cardOrder: order.value, blackMarketAtEnd: atEnd.value };
}

/** Rulings as the rules read them. */
export function rulingsText({ dividends, cardOrder, blackMarketAtEnd }) {
  return `${dividends} ${cardOrder} ${blackMarketAtEnd}`;
}

/** Rulings for people. */
export function rulingsInWords({ dividends, cardOrder, blackMarketAtEnd }) {
  return [['dividends', dividends], ['order', cardOrder], ['atEnd', blackMarketAtEnd]]
    .map(([name, value]) => t(`plain.${name}.${value}`));
}
