/** The page: the settings at its head, and below them the first page or a table. */
import { h, show } from './dom.js';
import { call } from './call.js';
import { GAMES, NAMES } from './games.js';
import { enterGame, loadNames, t } from './i18n.js';
import { apply, change, onChange, settings } from './settings.js';
import { home } from './home.js';
import { tablesButton, yourGames } from './lobby.js';
import { LocalGame, hasSaved } from './local.js';
import { OnlineGame } from './online.js';

const main = document.getElementById('main');
const skip = document.getElementById('skip');
const PLAY = '#/play';
let shown = showHome;
/** The game that is open. */
let game = null;

async function showHome(editing) {
  shown = () => showHome();
  game = null;
  await enterGame('mercurius');
  await home(main, {
    start,
    goOn,
    canGoOn: hasSaved(),
    yours: (parent) => yourGames(parent, goTo),
    people: (parent) => parent.append(tablesButton(parent, goTo)),
  }, editing);
}

/** Starts a game against bots, or throws what its rules refuse. */
async function start(setup) {
  const begun = new LocalGame(setup, leave);
  try {
    await loading(begun.start());
  } catch (failure) {
    await enterGame('mercurius');
    throw failure;
  }
  await openLocal(begun);
}

/** Goes on with the game against bots that this browser keeps. */
async function goOn() {
  const saved = await loading(LocalGame.saved(leave));
  return saved ? openLocal(saved) : showHome();
}

/** A game against bots has an address: Back leads to the first page, and the game goes on after a reload. */
function openLocal(begun) {
  if (location.hash !== PLAY) {
    history[location.hash.startsWith('#/from') ? 'replaceState' : 'pushState'](null, '', PLAY);
  }
  return openGame(begun);
}

/** Leaves a table: for a game with a set-up, or for the first page, which may say why. */
async function leave(setup, why) {
  call(false);
  history.replaceState(null, '', location.pathname);
  await showHome();
  sayAbove(why);
  return setup && start(setup);
}

function sayAbove(text) {
  if (text) {
    main.prepend(h('p', { class: 'paper trouble-text', role: 'alert' }, text));
  }
}

/** Says that something is loaded, until it is. */
async function loading(promise) {
  const word = h('p', { class: 'paper loading', role: 'status' }, t('loading'));
  main.append(word);
  return promise.finally(() => word.remove());
}

function goTo(table) {
  location.hash = `#/table/${table}`;
}

/**
 * Opens what the address names: `#/table/ID`, with an invitation behind it for a private one, `#/play`, `#/edition/GAME`, or
 * `#/from/GAME/PLAYERS/SEAT/POSITION`; the first page if it names nothing.
 */
async function follow() {
  if (game && !game.isLocal) {
    // Another table, or the same one without its invitation: the page begins anew.
    return location.reload();
  }
  game?.halt();
  const [, table, invitation] = /^#\/table\/([\w-]{22})(?:\/([\w-]{43}))?$/.exec(location.hash) ?? [];
  if (table) {
    return openGame(new OnlineGame(table, invitation, leave));
  }
  if (location.hash === PLAY && hasSaved()) {
    return goOn();
  }
  call(false);
  const [, edited] = /^#\/edition\/(\w+)$/.exec(location.hash) ?? [];
  await showHome(NAMES.find((name) => name === edited && GAMES[name].hasEditions));
  if (!/^(#?\/?|#\/play|#\/edition\/.*|#\/from\/.*)$/.test(location.hash)) {
    sayAbove(t('badLink'));
  }
  return playFrom();
}

/** Plays on from the position that the address holds, if it does, or says above the first page what is wrong with it. */
async function playFrom() {
  const [, name, players, seat, first] = /^#\/from\/(\w+)\/([2-5])\/(\d)\/(.+)$/.exec(location.hash) ?? [];
  try {
    await (NAMES.includes(name) && start({ game: name, first: decodeURIComponent(first), seat: Number(seat), seed: '1', bots: Array(Number(players)).fill('medium').join(' ') }));
  } catch ({ message }) {
    sayAbove(message);
  }
}

function openGame(opened) {
  game = opened;
  shown = () => game.redraw();
  return game.open(main);
}

/** What a table draws while the names of another language come is still in this one. */
async function choose(name, value) {
  if (name === 'language') {
    await loadNames(value);
  }
  change(name, value);
}

function choice(name, values, label) {
  return h('label', {}, h('span', {}, label), h('select', { 'data-key': name, onchange: ({ target }) => choose(name, target.value) },
    values.map(([value, text]) => h('option', { value, selected: value === settings[name] }, text))));
}

function drawHead() {
  skip.textContent = t('skip');
  show(document.getElementById('settings'), [
    choice('language', [['en', 'English'], ['pl', 'Polski'], ['it', 'Italiano']], t('language')),
    choice('theme', ['auto', 'light', 'dark'].map((one) => [one, t(`theme.${one}`)]), t('theme')),
    choice('pace', ['calm', 'brisk', 'none'].map((one) => [one, t(`pace.${one}`)]), t('pace')),
  ]);
}

onChange(async (name) => {
  if (name === 'language') {
    drawHead();
    await shown();
  }
});

// The address names the table, so the link to the hand must not change it.
skip.addEventListener('click', (event) => {
  event.preventDefault();
  (main.querySelector('.seat:not([hidden])') ?? main).focus();
});

apply();
if ('serviceWorker' in navigator && location.protocol !== 'file:') {
  navigator.serviceWorker.register('sw.js').catch(() => {}); // without it the page needs the network
}
await loadNames();
drawHead();
addEventListener('hashchange', follow);
await follow();
main.dataset.ready = 'true';
