/** The review of a finished game: how it went, the turns that cost most, the record, and on from any turn. */
import { h, show, svg } from './dom.js';
import { t } from './i18n.js';
import { pop } from './dialogs.js';
import { GAMES } from './games.js';
import { ask } from './rules.js';

const WIDTH = 620;
const HEIGHT = 210;
const LEFT = 46;
const TOP = 13;
const BOTTOM = 26;
const DASHES = ['', '9 3', '3 3', '9 3 2 3', '1 4'];
const MOST_TOLD = 5;

/** The button that opens the review. */
export function reviewButton(table) {
  return h('button', { type: 'button', 'data-key': 'review', onclick: () => openReview(table) }, t('review'));
}

async function openReview({ game, view, replay }) {
  const seat = view.seat ?? -1;
  const course = await ask('review', seat, GAMES[game.name].reviewPlayouts);
  if (document.querySelector('dialog.review')) { // the button was pressed twice
    return;
  }
  const progress = h('progress', { max: course.decisions + 1, value: '0', 'aria-label': t('review.judging') });
  const found = h('div', { class: 'costliest', role: 'status' }, h('p', {}, t('review.judging')), progress);
  const turns = h('select', { 'data-key': 'from' }, course.players.map((player, index) => (player < 0 ? null
    : h('option', { value: course.first + index }, t('turnOf', { turn: course.first + index, name: view.players[player].name })))));
  const dialog = h('dialog', { class: 'paper review', 'aria-labelledby': 'dialog-title' },
    h('h2', { id: 'dialog-title' }, t('review')),
    h('div', { class: 'review-parts', tabindex: '0', role: 'region', 'aria-labelledby': 'dialog-title' },
      chart(course, view.players),
      h('h3', {}, t(seat < 0 ? 'review.costliestAll' : 'review.costliest')), found,
      h('h3', {}, t('playOn.other')), h('p', { class: 'fine' }, t('playOn.help')),
      h('form', { class: 'buttons', onsubmit: (event) => {
        event.preventDefault();
        playOn(Number(turns.value));
      } }, h('label', {}, h('span', { class: 'hidden' }, t('playOn.turn')), turns), h('button', { 'data-key': 'playOn' }, t('playOn')),
      h('button', { type: 'button', 'data-key': 'look', onclick: () => look(Number(turns.value)) }, t('step.look')))),
    h('div', { class: 'buttons' }, h('button', { type: 'button', class: 'main', 'data-key': 'close', autofocus: true, onclick: () => dialog.close() }, t('close'))));
  const playOn = async (turn) => {
    const first = await ask('before', turn);
    dialog.close();
    game.playOn(first, view.seat ?? course.players[turn - course.first]);
  };
  const look = (turn) => {
    dialog.close();
    replay.goTo(turn - 1);
  };
  const words = (actions) => actions.map((action) => game.Board.inWords(action, view.players)).join(' · ');
  pop(dialog);
  for (let decision = 0; decision < course.decisions && dialog.open; decision += 1) {
    await ask('judge', decision);
    progress.value = decision + 1;
  }
  if (dialog.open) {
    const costliest = (await ask('costliest')).slice(0, MOST_TOLD);
    show(found, costliest.length === 0 ? h('p', {}, t('review.none')) : h('ol', {}, costliest.map((one) => h('li', {},
      h('h4', {}, t('turnOf', { turn: one.turn, name: view.players[one.seat].name }), ' ', h('b', { class: 'down' }, t('review.cost', { loss: percent(one.loss) }))),
      h('p', {}, t('review.played', { plan: words(one.played.actions), chance: percent(one.played.chance) })),
      h('p', {}, t('review.better', { plan: words(one.better.actions), chance: percent(one.better.chance) })),
      h('button', { type: 'button', class: 'quiet', 'data-key': `look-${one.turn}`, onclick: () => look(one.turn) }, t('step.look')),
      h('button', { type: 'button', class: 'quiet', 'data-key': `playOn-${one.turn}`, onclick: () => playOn(one.turn) }, t('playOn'))))),
    h('p', { class: 'fine' }, t('review.method', { n: 4 * GAMES[game.name].reviewPlayouts })));
  }
}

function percent(chance) {
  return Math.round(100 * chance);
}

/** What each player would have had after each turn: a line for each, told apart by colour and by dashes. */
function chart({ scores, first }, players) {
  const all = scores.flat();
  const least = Math.min(0, ...all);
  const most = Math.max(1, ...all);
  const x = (turn) => LEFT + (turn / Math.max(1, scores.length - 1)) * (WIDTH - LEFT - 8);
  const y = (score) => TOP + ((most - score) / (most - least)) * (HEIGHT - BOTTOM - TOP);
  const marks = [0, 1, 2, 3, 4].map((part) => Math.round(least + (part / 4) * (most - least)));
  const last = scores.at(-1);
  return h('figure', { class: 'course-chart' },
    svg('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': t('review.chart', { scores: players.map(({ name, seat }) => `${name} ${last[seat]}`).join(', ') }) },
      [...new Set(marks)].map((mark) => [
        svg('line', { class: 'grid', x1: LEFT, x2: WIDTH, y1: y(mark), y2: y(mark) }),
        svg('text', { x: LEFT - 5, y: y(mark), 'text-anchor': 'end', 'dominant-baseline': 'central' }, String(mark)),
      ]),
      players.map(({ seat }) => svg('polyline', {
        class: `score of-seat-${seat}`, 'stroke-dasharray': DASHES[seat], points: scores.map((row, turn) => `${x(turn).toFixed(1)},${y(row[seat]).toFixed(1)}`).join(' '),
      })),
      svg('text', { x: LEFT, y: HEIGHT - 4 }, String(first - 1)),
      svg('text', { x: WIDTH - 8, y: HEIGHT - 4, 'text-anchor': 'end' }, `${first + scores.length - 2} ${t('turns')}`)),
    h('figcaption', {}, players.map(({ name, seat }) => h('span', {},
      svg('svg', { viewBox: '0 0 32 8', class: 'sample', 'aria-hidden': 'true' }, svg('line', { class: `score of-seat-${seat}`, 'stroke-dasharray': DASHES[seat], x1: 0, x2: 32, y1: 4, y2: 4 })),
      ` ${name}: ${last[seat]}`))));
}
