/** A table of a server: who sits there, the dealing, and the game, each update checked by the rules of this page. */
import { h, show } from './dom.js';
import { enterGame, t } from './i18n.js';
import { ask } from './rules.js';
import { GAMES } from './games.js';
import { sentence } from './history.js';
import { keep, kept } from './settings.js';
import { Connection } from './connection.js';
import { askLeave } from './dialogs.js';
import { lobbyView } from './lobby.js';
import { commitments, hearSaid, phraseButton, phraseMenu, timeLeft } from './people.js';
import { dealingLines, keepToken, partOf, request, saveAs, tokenOf } from './server.js';
import { steps } from './since.js';
import { Table } from './table.js';

/** How often everything is asked for anew before the server is not believed any more. */
const MOST_FAILURES = 2;

export class OnlineGame {
  /** @param leave what happens when the reader goes away from the table: to a game with a set-up, or to any */
  constructor(id, invitation, leave) {
    this.id = id;
    this.invitation = invitation;
    this.leave = leave;
    this.isLocal = false;
    this.next = 0;
    this.hash = null;
    this.done = Promise.resolve();
    /** What this page says of its connection: above the lobby, or in the bar of a table. */
    this.notice = h('div', { class: 'notice', role: 'status' });
    this.place = h('div', {}, h('p', { class: 'paper loading', role: 'status' }, t('loading')));
    this.foot = h('div');
  }

  open(parent) {
    this.menu = h('div');
    this.drawMenu();
    parent.replaceChildren(this.notice, this.place, this.menu, this.foot);
    this.connection ??= new Connection(
      () => {
        this.greeted = tokenOf(this.id);
        return { table: this.id, token: this.greeted, from: this.next, hash: this.hash, invitation: this.invitation };
      },
      (message) => this.hear(message),
      (connected, code) => this.connected(connected, code));
    const lie = kept(`lie.${this.id}`);
    if (lie) {
      this.endWith(lie);
    }
  }

  connected(connected, code) {
    this.isConnected = connected;
    if (code === 4401) {
      keepToken(this.id, null);
    }
    const isOver = code && code !== 4401;
    const text = connected ? '' : t(!isOver ? 'connecting' : code === 4403 ? 'tableClosed' : 'noTable');
    if (isOver && !this.lobby) {
      this.goAway(undefined, text); // a bad link
      return;
    }
    show(this.notice, text && h('p', {}, text));
    if (connected) {
      this.table?.bar.refuse(null);
    }
  }

  /** Messages are worked on one after the other, as each one asks the rules. */
  hear(message) {
    const token = this.greeted;
    this.done = this.done.then(() => this.take(message, token)).catch((failure) => this.outOfStep(failure));
  }

  /** @param token the one that the server was told on this line: before somebody sits down, they are a spectator */
  async take(message, token) {
    if (message.type !== 'table' || this.isLeft || this.lie || token !== this.greeted) {
      return;
    }
    if (token !== this.token) {
      this.token = token;
      this.isFollowing = false;
    }
    this.seat = message.you;
    if (message.lobby) {
      this.asked = this.lobby?.undo;
      this.lobby = message.lobby;
      try {
        await this.load();
      } catch (fault) {
        if (fault.lie) {
          throw fault;
        }
        this.cannotDraw(fault);
      }
    }
    if (!this.Board) {
      return;
    }
    if (message.lobby) {
      this.tellRefusal(message);
      this.drawCommitments();
      this.said = hearSaid(this.lobby.seats, this.said, (...what) => this.table?.bar.report(...what));
    }
    if (message.game) {
      await this.follow(message.game);
    }
    if (message.lobby) {
      await this.takePart();
    }
    if (!this.table && ['gathering', 'dealing'].includes(this.lobby.phase)) {
      lobbyView(this.place, this);
    }
    if (this.table?.view && this.state) {
      this.table.drawHead();
    }
    if (this.lobby.phase === 'over') {
      this.table?.drawEnd();
      await (this.report ?? this.verify());
    }
  }

  /** Loads the rules and the board of the table's game, once. */
  async load() {
    if (this.Board) {
      return;
    }
    this.name = this.lobby.game;
    this.kind = GAMES[this.name];
    this.edition = this.lobby.edition === null ? null
      : await request('GET', `tables/${this.id}/edition`, { token: tokenOf(this.id) });
    await enterGame(this.name, this.edition);
    this.Board = (await this.kind.board()).Board;
  }

  /** Takes part in the dealing: checks what the server shows against what was kept, commits, opens (RUL-12). */
  async takePart() {
    const lines = dealingLines(this.lobby);
    if (!lines) {
      return;
    }
    const before = this.keptDeal();
    const { kept: now, shown, commitment, part } =
      await ask('deal', before, this.seat ?? -1, this.part(), lines, Boolean(this.isFollowing));
    if (now !== before) {
      keep(`deal.${this.id}.${this.seat}`, now);
    }
    if (shown) {
      keep(`shown.${this.id}`, shown);
    }
    if (commitment) {
      this.connection.request({ type: 'commit', commitment });
    }
    if (part) {
      this.connection.request({ type: 'open', part });
    }
  }

  keptDeal() {
    return kept(`deal.${this.id}.${this.seat}`) ?? '';
  }

  /** The part of this page in the deal; a spectator has none. */
  part() {
    const name = this.lobby.dealing?.table;
    return this.seat === null || !name ? '' : partOf(name);
  }

  async follow(game) {
    this.state = { ...game, deadline: game.turn?.left ? Date.now() + game.turn.left : null };
    const isBegun = this.isFollowing && game.next === 0 && game.hash === this.hash; // what was said stays on the table
    if (game.from === 0 && game.first && !isBegun) {
      await ask('follow', game.first, Boolean(this.isFollowing));
      this.isFollowing = true;
      this.next = 0;
      this.table = null;
    }
    for (const update of game.updates.filter(({ number }) => number >= this.next)) {
      this.hash = await ask('told', JSON.stringify(update.json), update.hash);
      this.next = update.number + 1;
    }
    if (this.next !== game.next) {
      throw new Error(`update ${this.next} is missing`);
    }
    this.hash = game.hash;
    await ask('compare', game.view);
    this.failures = 0;
    const isNew = !this.table;
    await this.draw();
    if (!isNew && this.table) {
      this.tellTimeOut(game.updates);
    }
  }

  async draw() {
    const isNew = !this.table;
    try {
      if (isNew) {
        this.table = new Table(this);
        this.place.replaceChildren(this.table.element);
      }
      await this.table.refresh(!isNew);
    } catch (fault) {
      this.cannotDraw(fault);
      return;
    }
    if (this.isFaulty) {
      this.isFaulty = false;
      show(this.notice);
    }
  }

  /** Says that this page has a fault of its own; it follows the game, and draws the table anew when something happens. */
  cannotDraw(fault) {
    this.isFaulty = true;
    this.table = null;
    this.place.before(this.notice);
    show(this.notice, h('p', {}, t('cannotDraw'), ' ', h('small', {}, fault.message), ' ',
      h('button', { type: 'button', 'data-key': 'reload', onclick: () => location.reload() }, t('tryAgain'))));
  }

  /** Says that the time of a turn ran out, once in the turn. */
  tellTimeOut(updates) {
    const late = updates.filter(({ by }) => by === 'timer').at(-1)?.json;
    if (late && late.turn !== this.lateTurn) {
      this.lateTurn = late.turn;
      this.table.bar.report(late.seat === this.seat ? t('timeOut') : t('timeOutOf', { name: this.lobby.seats[late.seat].name }));
    }
  }

  /** Says that what somebody asked to take back stays. */
  tellRefusal({ lobby, game }) {
    if (this.asked && !lobby.undo && !game?.updates.some(({ json }) => json.events.some(({ type }) => type === 'undone'))) {
      this.table?.bar.report(t('undoRefused'));
    }
  }

  /** This page is out of step with the server: it asks for everything anew, unless the server cannot be believed. */
  outOfStep(failure) {
    this.failures = (this.failures ?? 0) + 1;
    if (failure.lie || this.failures > MOST_FAILURES) {
      this.endWith(failure.message);
      return;
    }
    show(this.notice, h('p', {}, t('outOfStep'), ' ', h('small', {}, failure.message)));
    this.next = 0;
    this.hash = null;
    this.connection.again();
  }

  /** The server has lied: this page says so, and asks and opens nothing more at this table. */
  endWith(lie) {
    this.lie = lie;
    keep(`lie.${this.id}`, lie);
    this.connection.close();
    show(this.notice);
    this.place.replaceChildren(h('section', { class: 'paper lie', role: 'alert' },
      h('div', { class: 'verdict wrong' }, h('p', {}, h('strong', {}, t('serverLies')))),
      h('p', {}, t('serverLiesHelp')),
      h('p', { class: 'fine' }, lie),
      h('button', { type: 'button', class: 'main', onclick: () => this.goAway() }, t('leaveTable'))));
  }

  async act(action) {
    return this.ask({ type: 'act', number: this.next, action });
  }

  /** Asks the server for something; gives whether it was done. */
  async ask(message) {
    if (!this.isConnected) {
      this.table?.fail(t('noNetwork'));
      return false;
    }
    const answer = await this.connection.request(message);
    if (answer.type === 'refused' && answer.error !== 'stale') {
      this.table?.fail(answer.error === 'too-many' ? t('tooSoon') : sentence(answer.message));
    }
    return answer.type === 'done';
  }

  /** Only who took the last action takes it back: in the same turn at once, later the others are asked. */
  undoText({ view }, updates) {
    this.last = steps(updates).filter(({ seat, events }) => seat !== null && events.some(({ type }) => type !== 'noted')).at(-1);
    const canAsk = !view.over && this.state?.undoTo < this.state?.actions && !this.lobby.undo && this.last?.seat === view.seat;
    return canAsk && t(this.last.turn === view.turn && view.active === view.seat ? 'takeBack' : 'askTakeBack');
  }

  undo() {
    return this.ask({ type: 'undo', number: this.next, keep: this.state.actions - 1 });
  }

  note(seat) {
    const { kind, away } = this.lobby.seats[seat];
    return kind === 'bot' ? t('bot') : away && seat !== this.seat ? t('away') : null;
  }

  head(view) {
    return h('p', { class: 'buttons' }, view.seat !== null && phraseButton(),
      h('button', { type: 'button', class: 'quiet', 'data-key': 'leaveTable', onclick: () => this.stop() }, t('leave')));
  }

  /** What the reader is asked by others, and what a reader who is away can do. */
  question(view) {
    const asked = this.lobby.undo;
    const answer = (key, style, text, message) => h('button', { type: 'button', class: style, 'data-key': key, onclick: () => this.ask(message) }, t(text));
    const away = !view.over && view.seat !== null && this.lobby.seats[view.seat].away;
    return [
      away && h('p', {}, t('awaySelf'), answer('back', 'main', 'back', { type: 'back' })),
      asked && h('p', {}, t(asked.by === view.seat ? 'undoWaits' : 'undoAsked', { name: view.players[asked.by].name }), ` ${sentence(this.last?.events[0].text ?? '…')}`,
        view.seat !== null && !asked.agreed.includes(view.seat) && [true, false].map((agree) =>
          answer(`agree-${agree}`, '', agree ? 'agree' : 'disagree', { type: 'answer', number: asked.number, agree }))),
    ];
  }

  clock(view) {
    if (!this.state.deadline || view.over) {
      return null;
    }
    const face = h('span', { class: 'clock', role: 'timer' });
    const tick = () => {
      const left = Math.max(0, Math.ceil((this.state.deadline - Date.now()) / 1000));
      face.textContent = timeLeft(left);
      return face.isConnected || setTimeout(() => face.isConnected || clearInterval(beat), 100);
    };
    const beat = setInterval(tick, 1000);
    tick();
    return face;
  }

  /** Checks the finished game with the rules of this page. */
  async verify() {
    this.report = { pending: true };
    const shown = kept(`shown.${this.id}`);
    try {
      const record = await request('GET', `tables/${this.id}/record`, { token: tokenOf(this.id) });
      const seat = this.hasGiven ? -1 : this.seat ?? -1;
      this.report = await ask('verify', JSON.stringify(record), this.keptDeal(), seat, this.part(), shown ?? '');
      this.report.shownKept = shown !== null;
    } catch (failure) {
      this.report = { proof: false, wrong: failure.message, checked: [], gaps: [] };
    }
    this.table?.drawEnd();
  }

  afterwards() {
    const { proof, wrong, checked, gaps, undone, shownKept } = this.report ?? {};
    const verdict = checked && h('div', { class: `verdict ${wrong ? 'wrong' : 'right'}` },
      h('p', {}, h('strong', {}, wrong ? `${t('proofWrong')} ${wrong}` : t(proof && shownKept ? 'proofRight' : 'proofPart'))),
      h('ul', {}, [...gaps, ...(shownKept ? [] : ['SHOWN_NOT_GIVEN'])].map((gap) => h('li', {}, `– ${t(`gap.${gap}`)}`)),
        undone?.length > 0 && h('li', {}, `– ${t('undone', { n: undone.reduce((all, one) => all + one) })}`)));
    const asked = this.lobby.seats.filter(({ rematch }) => rematch);
    return [verdict,
      asked.length > 0 && h('p', { class: 'wants-rematch', role: 'status' }, t('rematchAsked', { names: asked.map(({ name }) => name).join(', ') })),
      this.seat !== null && h('button', { type: 'button', class: 'main', 'data-key': 'rematch', onclick: () => this.rematch() }, t('rematch')),
      this.seat === null && this.lobby.rematch && h('button', { type: 'button', onclick: () => { location.hash = `#/table/${this.lobby.rematch}`; } }, t('goToTable')),
      h('button', { type: 'button', 'data-key': 'record', onclick: () => this.download() }, t('record')),
      h('button', { type: 'button', onclick: () => this.stop() }, t('newGame'))];
  }

  /** Saves the record: the whole game, with the deal and what proves it. */
  download() {
    return request('GET', `tables/${this.id}/record`, { token: tokenOf(this.id) })
      .then((record) => saveAs(`${this.name}-${this.id}.json`, record))
      .catch((failure) => this.table.fail(failure.message));
  }

  /** Plays again with the same people: the server keeps a table for them. */
  rematch() {
    const token = tokenOf(this.id);
    return request('POST', `tables/${this.id}/rematch`, { token }).then(({ id }) => {
      keepToken(id, token);
      location.hash = `#/table/${id}`;
    }).catch((failure) => this.table.fail(failure.status ? failure.message : t('noNetwork')));
  }

  /** The rules know the whole game when its record was checked. */
  canReview() {
    return this.report?.checked?.length > 0 && !this.report.wrong;
  }

  /** Plays on from a position, against bots in this browser. */
  playOn(first, seat) {
    this.connection.close();
    this.goAway({
      game: this.name, edition: this.edition, first, seat, seed: '1', bots: this.lobby.seats.map(() => 'medium').join(' '),
    });
  }

  /** Goes away from the table; from a game that goes on only after a question, as a bot plays on. */
  stop() {
    if (this.lobby?.phase !== 'playing' || this.seat === null) {
      this.connection.close();
      this.goAway();
    } else {
      askLeave(() => {
        this.connection.request({ type: 'leave' }).then(() => this.connection.close());
        this.goAway();
      });
    }
  }

  goAway(setup, why) {
    this.isLeft = true;
    this.leave(setup, why);
  }

  drawCommitments() {
    show(this.foot, this.lobby && commitments(this.lobby, this.foot.firstChild?.open));
  }

  drawMenu() {
    show(this.menu, phraseMenu((phrase) => this.ask({ type: 'say', phrase })));
  }

  async redraw() {
    this.drawCommitments();
    this.drawMenu();
    if (this.lie) {
      this.endWith(this.lie);
    } else if (this.state) {
      this.table = null;
      await this.draw();
    } else if (this.lobby) {
      lobbyView(this.place, this);
    }
  }
}
