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
let shown = showHome;
let atTable = false;

async function showHome(editing) {
  shown = () => showHome();
  atTable = false;
  await enterGame('mercurius');
  await home(main, {
    start,
    goOn: async () => {
      const game = await LocalGame.saved(leave);
      return game ? openGame(game) : showHome();
    },
    canGoOn: hasSaved(),
    yours: (parent) => yourGames(parent, goTo),
    people: (parent) => parent.append(tablesButton(parent, goTo)),
  }, editing);
}

/** Starts a game against bots, or throws what its rules refuse. */
async function start(setup) {
  const game = new LocalGame(setup, leave);
  try {
    await game.start();
  } catch (failure) {
    await enterGame('mercurius');
    throw failure;
  }
  await openGame(game);
}

/** Leaves a table: for a game with a set-up, or for the first page. */
async function leave(setup) {
  call(false);
  history.replaceState(null, '', location.pathname);
  await showHome();
  return setup && start(setup);
}

function goTo(table) {
  location.hash = `#/table/${table}`;
}

/** Opens what the address names: `#/table/ID`, with an invitation behind it for a private one, `#/edition/GAME`, or `#/from/GAME/PLAYERS/SEAT/POSITION`. */
async function follow() {
  const [, table, invitation] = /^#\/table\/([\w-]{22})(?:\/([\w-]{43}))?$/.exec(location.hash) ?? [];
  if (!table) {
    const [, game] = /^#\/edition\/(\w+)$/.exec(location.hash) ?? [];
    return atTable ? location.reload() : showHome(NAMES.find((name) => name === game && GAMES[name].hasEditions)).then(playFrom);
  }
  if (atTable) {
    // Another table, or the same one without its invitation: the page begins anew.
    return location.reload();
  }
  atTable = true;
  return openGame(new OnlineGame(table, invitation, leave));
}

/** Plays on from the position that the address holds, if it does, or says above the first page what is wrong with it. */
async function playFrom() {
  const [, game, players, seat, first] = /^#\/from\/(\w+)\/([2-5])\/(\d)\/(.+)$/.exec(location.hash) ?? [];
  try {
    await (NAMES.includes(game) && start({ game, first: decodeURIComponent(first), seat: Number(seat), seed: '1', bots: Array(Number(players)).fill(GAMES[game].bots.medium).join(' ') }));
  } catch ({ message }) {
    main.prepend(h('p', { class: 'paper trouble-text', role: 'alert' }, message));
  }
}

function openGame(game) {
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
  document.getElementById('motto').textContent = t('motto');
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
const hand = () => main.querySelector('.seat:not([hidden])');
skip.addEventListener('focus', () => {
  skip.textContent = t(hand() ? 'skipToHand' : 'skip');
});
skip.addEventListener('click', (event) => {
  event.preventDefault();
  (hand() ?? main).focus();
});

apply();
if ('serviceWorker' in navigator && location.protocol !== 'file:') {
  navigator.serviceWorker.register('sw.js').catch(() => {}); // without it the page needs the network
}
await loadNames();
drawHead();
addEventListener('hashchange', () => (atTable || /^#\/(table|edition|from)\//.test(location.hash)) && follow());
await follow();
main.dataset.ready = 'true';
