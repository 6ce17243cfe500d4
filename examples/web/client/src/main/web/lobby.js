/** The lobby: the tables of the server, a new table, and the seats of a table that gathers. */
import { h, show } from './dom.js';
import { t } from './i18n.js';
import { EditionField, inLines } from './editions.js';
import { GAMES, LEVELS, NAMES } from './games.js';
import { chosenRulings, field, rulingFields, rulingsInWords } from './rulings.js';
import { rulesButton } from './rulebook.js';
import { isTaken, linkBox, nameField, nameIn, timeLeft } from './people.js';
import { keepToken, myTables, newToken, request, tokenOf } from './server.js';

/** In seconds. */
const DAY = 86400;

/**
 * Shows what a server offers: its public tables, and a form for a new one.
 *
 * @param go opens a table by its number
 */
async function lobby(parent, go) {
  const trouble = h('p', { class: 'trouble-text', role: 'alert' });
  const attempt = (action) => action().catch((failure) => show(trouble, failure.status ? inLines(failure.message) : t('noNetwork')));
  let tables;
  try {
    ({ tables } = await request('GET', 'tables'));
  } catch ({ status, message }) {
    // Without a status nothing answered: the network is gone. What answers that there are no tables is a folder.
    show(parent, h('p', { role: 'alert' }, !status ? t('noNetwork') : status === 404 ? t('noServer') : message), tablesButton(parent, go, 'tryAgain'));
    return;
  }
  const name = nameField();
  const players = h('select', { name: 'players' });
  const timer = h('select', { name: 'timer' }, [0, 30, 60, 180, DAY, 3 * DAY, 7 * DAY].map((n) => h('option', { value: n, selected: n === 60 }, timeText(n))));
  const open = h('input', { type: 'checkbox', name: 'open', checked: true });
  const spectators = h('input', { type: 'checkbox', name: 'spectators', checked: true });
  const chosen = h('div');
  const edition = new EditionField();
  let rulings;
  const game = h('select', { name: 'game', onchange: () => drawGame() }, NAMES.map((one) => h('option', { value: one, selected: one === document.querySelector('.games :checked').value }, GAMES[one].title)));
  const drawGame = () => {
    rulings = rulingFields(game.value);
    edition.of(game.value);
    show(players, GAMES[game.value].players.map((n) => h('option', { value: n }, t('playersNumber', { n }))));
    show(chosen, Object.entries(rulings).map(([key, input]) => field(key, input)));
  };
  drawGame();
  const create = async () => {
    const token = newToken();
    const { id } = await request('POST', 'tables', { token, body: {
      game: game.value, edition: edition.value, players: Number(players.value), timer: Number(timer.value), public: open.checked, spectators: spectators.checked,
      rulings: chosenRulings(game.value, rulings), me: { seat: 0, name: nameIn(name) },
    } });
    keepToken(id, token);
    go(id);
  };
  show(parent,
    h('h3', {}, t('openTables')),
    tables.length === 0 ? h('p', { class: 'fine' }, t('noTables')) : h('ul', { class: 'open-tables' }, tables.map((table) => h('li', {},
      h('span', {}, table.names.map((one) => one ?? '…').join(', '), h('small', {}, ` ${GAMES[table.game].title}`)),
      h('button', { type: 'button', onclick: () => go(table.id) }, t(table.phase === 'gathering' ? 'join' : 'watch'))))),
    h('h3', {}, t('newTable')),
    h('form', { onsubmit: (event) => {
      event.preventDefault();
      attempt(create);
    } },
    field('game', game), field('name', name), field('players', players), field('timer', timer),
    h('label', { class: 'check' }, open, h('span', {}, t('field.public'))),
    h('label', { class: 'check' }, spectators, h('span', {}, t('field.spectators'))),
    edition.element,
    h('details', {}, h('summary', {}, t('rulings')), chosen),
    h('div', { class: 'buttons' }, h('button', { class: 'main' }, t('openTable')))),
    trouble);
  parent.closest('section').scrollIntoView();
}

/** The button that shows what a server offers in its place. */
export function tablesButton(parent, go, text = 'showTables') {
  return h('button', { type: 'button', 'data-key': 'tables', onclick: () => lobby(parent, go) }, t(text));
}

/** Shows the tables at which this browser has a seat, with whose turn it is; nothing if there are none. */
export async function yourGames(parent, go) {
  const tables = await myTables();
  show(parent, tables.length > 0 && h('section', { class: 'paper', 'aria-labelledby': 'yours-title' },
    h('h2', { id: 'yours-title' }, t('yourGames')),
    h('ul', { class: 'open-tables' }, tables.map((table) => h('li', {},
      h('span', {}, table.seats.map(({ name }) => name ?? '…').join(', '), h('small', {}, ` ${GAMES[table.game].title}`), h('strong', {}, whose(table))),
      h('button', { type: 'button', 'data-key': `table-${table.id}`, onclick: () => go(table.id) }, t('goToTable')))))));
}

/** Whose turn it is at a table, for how long still, and whether a bot plays for the reader; a table that gathers is kept for a while. */
function whose({ phase, seats, you, turn, timer, left }) {
  const whose = phase !== 'playing' ? t(phase === 'over' ? 'gameOver' : phase)
    : turn === null ? t('chance') : turn === you ? t('yourTurn') : t('turnNow', { name: seats[turn].name });
  return [phase === 'gathering' || (phase === 'playing' && timer >= DAY) ? t('timeLeft', { whose, time: timeLeft(Math.floor(left / 1000)) }) : whose, phase === 'playing' && seats[you]?.away && ` · ${t('awaySelf')}`];
}

function timeText(n) {
  return n % DAY ? t('seconds', { n }) : n ? t('days', { n: n / DAY }) : t('noTimer');
}

/** Shows a table that gathers or deals. */
export function lobbyView(parent, game) {
  const { lobby: table, seat: mine, id } = game;
  const trouble = h('p', { class: 'trouble-text', role: 'alert' });
  const attempt = (action, sentences = {}) => action().catch(({ status, error, message }) => show(trouble, sentences[error] ?? (status ? message : t('noNetwork'))));
  const taken = table.seats.map(({ name }) => name);
  const token = tokenOf(id);
  const link = table.invitation && `${location.origin}${location.pathname}#/table/${id}/${table.invitation}`;
  const sit = (seat, field) => attempt(async () => {
    const name = nameIn(field);
    field.form.append(trouble);
    show(trouble, isTaken(name, taken) && t('nameTaken', { name }));
    if (isTaken(name, taken)) {
      return;
    }
    const secret = token ?? newToken();
    keepToken(id, secret);
    await request('PUT', `tables/${id}/seats/${seat}`, {
      token: secret, body: { name, invitation: game.invitation },
    });
    // The invitation has done its work: it need not be seen in the address any more.
    history.replaceState(null, '', `#/table/${id}`);
    game.connection.again();
  }, { refused: t('nameRefused'), 'seat-taken': t('seatTaken') });
  const seatBot = (seat, bot) => attempt(() => request('PUT', `tables/${id}/seats/${seat}`, { token, body: { bot } }));
  const free = (seat) => attempt(() => request('DELETE', `tables/${id}/seats/${seat}`, { token })
    .then(() => seat === mine && game.connection.again()));
  const gathers = table.phase === 'gathering';
  const host = table.seats[table.maker];
  const { title } = GAMES[table.game];
  const empty = table.seats.filter(({ kind, keptFor }) => kind === 'free' && !keptFor);
  const startNow = () => empty.reduce((before, { seat }) => before.then(() => seatBot(seat, 'medium')), Promise.resolve());
  const stopped = table.dealing?.stopped ?? [];
  show(parent, h('section', { class: 'paper gathering', 'aria-labelledby': 'gathering-title' },
    h('h2', { id: 'gathering-title' }, !gathers ? t('dealing') : mine === null && host ? t('invites', { name: host.name, game: title }) : t('gathering')),
    gathers && h('p', {}, t(`lead.${table.game}`)),
    gathers && h('p', {}, h('strong', {}, t('beginsWhenFull'))),
    gathers && stopped.length > 0 && h('p', { class: 'trouble-text' }, t('dealingStopped', { seats: stopped.map((seat) => seat + 1).join(', ') })),
    link && linkBox(link),
    h('ol', { class: 'seat-list' }, table.seats.map((one) => h('li', {},
      h('span', {}, one.name ?? (one.keptFor ? t('keptFor', { name: one.keptFor }) : t('freeSeat')), one.seat === mine ? ` ${t('you')}` : '', h('small', {}, botText(one))),
      gathers && seatButtons(one, mine, mine !== null && table.maker === mine, { sit, seatBot, free, taken })))),
    h('div', { class: 'buttons' },
      gathers && host?.seat === mine && empty.length > 0 && h('button', { type: 'button', class: 'main', 'data-key': 'startNow', onclick: startNow }, t('startNow')),
      rulesButton(), h('button', { type: 'button', class: 'quiet', onclick: () => game.stop() }, t('leaveTable'))),
    !gathers && h('p', {}, t('waitingFor', { who: (table.dealing?.waitingFor ?? []).map((who) => table.seats[who.slice('seat '.length)]?.name ?? t('host')).join(', ') || '…' })),
    h('ul', { class: 'fine' }, [title, table.edition && `${t('field.edition')}: ${table.edition}`, `${t('field.timer')}: ${timeText(table.timer)}`, ...rulingsInWords(table.game, table.rulings)].filter(Boolean).map((one) => h('li', {}, one))),
    (table.dealing ? table.dealing.kind === 'joint' : !GAMES[table.game].isDealtByServer) && h('p', { class: 'fine' }, t('dealtTogether')),
    trouble));
}

function seatButtons(one, mine, maker, { sit, seatBot, free, taken }) {
  if (one.keptFor) {
    return maker && h('button', { type: 'button', onclick: () => free(one.seat) }, t('sendAway'));
  }
  if (one.kind !== 'free') {
    return (one.seat === mine || (one.kind === 'bot' && mine !== null) || maker)
      && h('button', { type: 'button', onclick: () => free(one.seat) }, t(one.seat === mine ? 'standUp' : 'sendAway'));
  }
  if (mine === null) {
    const name = nameField(taken);
    name.setAttribute('aria-label', t('field.name'));
    name.dataset.key = `name-${one.seat}`;
    return h('form', { class: 'buttons', onsubmit: (event) => {
      event.preventDefault();
      sit(one.seat, name);
    } }, name, h('button', { class: 'main' }, t('sitDown')));
  }
  return h('span', { class: 'buttons' }, LEVELS.map((level) =>
    h('button', { type: 'button', 'data-key': `bot-${one.seat}-${level}`, onclick: () => seatBot(one.seat, level) }, `${t('bot')}: ${t(`level.${level}`)}`)));
}

/** What a bot is and how well it plays, such as "bot: easy"; nothing for a person. */
function botText({ kind, bot }) {
  return kind !== 'bot' ? '' : ` ${t('bot')}: ${LEVELS.includes(bot) ? t(`level.${bot}`) : bot}`;
}
