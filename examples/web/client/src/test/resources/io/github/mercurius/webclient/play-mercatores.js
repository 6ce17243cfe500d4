// Takes one decision at a table of Mercatores by its controls, of the kind that was taken least so far: the argument has
// how often each was. Gives its kind; 'over' at the end; null if nothing is asked. A collector keeps special cards, and
// loads some of each type.
const [taken, isCollector] = arguments;
if (document.querySelector('.ending')) {
  return 'over';
}
const least = (options) => options.reduce((best, one) => ((taken[one.kind] ?? 0) < (taken[best.kind] ?? 0) ? one : best));
const isGoods = (code) => /^(CRN|TOB|COF|CTN|CAC)\d?$/.test(code);

const offered = [...document.querySelectorAll('.stacks [data-action][aria-disabled=false]')].filter((one) => one.checkVisibility());
if (offered.length > 0) {
  const { kind, button } = least(offered.map((one) => {
    const [verb, card] = one.dataset.action.split(':');
    return { kind: verb === 'X' ? 'X' : `${verb}:${isGoods(card) ? 'good' : verb === 'C' ? card[0] : 'special'}`, button: one };
  }));
  button.click();
  return kind;
}

const main = document.querySelector('[data-key=play]');
if (!main?.checkVisibility()) {
  return null;
}
const cards = [...document.querySelectorAll('[data-card]')].map((one) => ({ key: one.dataset.key, code: one.dataset.card, good: isGoods(one.dataset.card) && one.dataset.card.slice(0, 3) }));
const press = ({ kind, keys }) => {
  keys.forEach((key) => document.querySelector(`[data-card][data-key="${key}"]`).click());
  document.querySelector('[data-key=play]').click();
  return kind;
};
const asked = main.dataset.action;
if (isCollector) {
  const givesGoods = asked === undefined && taken['G:special'] > 0;
  cards.sort((one, other) => (givesGoods ? -1 : 1) * (Boolean(one.good) - Boolean(other.good)));
  if (givesGoods && cards[0].good) {
    return press({ kind: 'G:good', keys: [cards[0].key] });
  }
}
if (asked === undefined) {
  return press(least(cards.map(({ key, good }) => ({ kind: good ? 'G:good' : 'G:special', keys: [key] }))));
}
if (asked.startsWith('T:')) {
  const keys = [];
  for (const { key } of cards) {
    document.querySelector(`[data-card][data-key="${key}"]`).click();
    keys.push(key);
    if (document.querySelector('[data-key=play]').getAttribute('aria-disabled') === 'false') {
      return press({ kind: `T:${keys.length}`, keys: [] });
    }
  }
  return null;
}
const goods = cards.filter(({ good }) => good);
const other = goods.find(({ good }) => good !== goods[0].good);
const options = [
  ...cards.filter(({ good }) => !good).map(({ key, code }) => ({ kind: isCollector ? `L:${code === 'RCAC' ? code : code[0]}` : 'L:special', keys: [key] })),
  ...goods.map(({ good }) => ({ kind: 'L:good', keys: goods.filter((one) => one.good === good).map(({ key }) => key) })),
  ...(other ? [{ kind: 'L:two', keys: [goods[0].key, other.key] }] : []),
  ...goods.map(({ key }) => ({ kind: 'L:one', keys: [key] })),
].filter(({ keys }) => keys.length < cards.length || cards.length === 1);
return press(least(options));
