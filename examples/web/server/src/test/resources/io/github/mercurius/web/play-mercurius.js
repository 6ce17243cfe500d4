// Takes the next step of a turn of Mercurius by the controls of the page: at most one special card for the whole turn,
// else one trade, the card News as soon as it can be played, and a card of the hand. Gives what was taken; 'over' at the
// end; null if nothing was taken yet.
const [taken] = arguments;
if (document.querySelector('.ending')) {
  return 'over';
}
const dialog = document.querySelector('dialog');
if (dialog) {
  const main = dialog.querySelector('.main');
  const [first, second] = dialog.querySelectorAll('.choices input');
  if (first.type === 'number' && first.value === '0') {
    first.value = '1';
    first.dispatchEvent(new Event('input'));
  } else if (first.type === 'checkbox' && !first.checked) {
    first.click();
    second.click();
  } else if (main.ariaDisabled === 'false') {
    main.setAttribute('aria-disabled', 'true');
    main.click();
    return { number: 'B:', radio: 'D:', checkbox: 'N:' }[first.type];
  }
  return null;
}
if (!document.querySelector('.player.me.active')) {
  return null;
}
const turn = document.querySelector('.round').textContent;
const special = (key) => document.querySelector(`.specials [data-key=${key}][aria-disabled=false]`);
const sale = document.querySelector('.trade.sell[aria-disabled=false]');
if (window.begun !== turn) {
  window.begun = turn;
  const open = (sale && special('BLACK_MARKET')) ?? special('DIVIDEND');
  if (open) {
    open.click();
    return null;
  }
  const sells = sale && (taken['-'] ?? 0) < (taken['+'] ?? 0);
  const trade = sells ? sale : document.querySelector('.trade.buy[aria-disabled=false]');
  trade?.click();
  return trade ? trade.dataset.action[0] : null;
}
if (special('NEWS') && window.news !== turn) {
  window.news = turn;
  special('NEWS').click();
  return null;
}
const play = document.querySelector('[data-key=play][aria-disabled=false]');
if (play) {
  play.click();
  return 'card';
}
if (!document.querySelector('.play .hand:first-child .card[aria-pressed=true]')) {
  document.querySelector('.play .hand:first-child .card').click();
}
return null;
