/** The board of Mercado: the stalls, the track, and what each player has; every action has its control where it belongs. */
import { h, hidden, show } from '../../dom.js';
import { nameOf, t } from '../../i18n.js';
import { Guide, mine } from '../../guide.js';
import { player } from '../../fly.js';
import { drawing } from '../../icons.js';
import { control, panel, players } from '../../players.js';
import { rulesTip } from '../../rulebook.js';
import { ask } from '../../rules.js';
import { didLine, didSinceMyTurn } from '../../since.js';
import { coin, coins, effect, effects, effectsText, legend, many, price, token } from './coins.js';

const STALLS = ['1', '2', '3', '4', '5', '6', 'H', 'X'];
const COINS = ['G', 'S', 'C', 'T', 'B', 'W'];

/** How the events of a turn look: signs after a word. */
const DID = {
  tokenPlayed: () => ['did.played', [h('span', { class: 'privilege' }, '▤')]],
  takenBack: () => ['mercado.did.takesBack', []],
  passed: () => ['mercado.did.passes', []],
  coinSet: ({ coin: one }) => ['mercado.did.sets', [coin(one)]],
  tileSold: ({ stall, tile }) => ['did.bought', [tile ?? nameOf(`stall.${stall}`)]],
  moved: ({ spaces }) => ['mercado.did.moves', [`»${spaces}`]],
};

const stand = (stall) => `[data-stall="${stall}"]`;

/** What goes where as something happens: from, to, and what. */
const WAYS = {
  coinSet: ({ coin: one, stall, seat }) => [player(seat), `${stand(stall)} .edges .of-seat-${seat}`, coin(one)],
  tileSold: ({ stall, seat, look: sold }) => [`${stand(stall)} .drawing, ${stand(stall)}`, player(seat), drawing(sold)],
  moved: ({ spaces, position, seat }) => [...[position - spaces, position].map((space) => `.space:nth-child(${space % 30 + 1})`), h('i', { class: `dot of-seat-${seat}` })],
};

const CAUSES = { tokenPlayed: 'mercado.tokens', symbolActed: 'mercado.track' };

const asks = (ask) => ({ told: { table } }) => table.ask === ask;
const set = (view) => view.told.table.placed > 0;

/** The steps of the guided first game. */
const STEPS = [
  { at: '.stalls' },
  { at: '[data-action=A]', done: (view, _, from) => asks('PLAY')(view) || view.turn > from.turn },
  { at: '.coin-button[aria-disabled=false]', done: (view, _, from) => set(view) || view.turn > from.turn },
  { at: '[data-action="."]', done: (view, _, from) => view.turn > from.turn },
  { at: '.seats', done: mine },
  { at: '.stall .edges' },
  { at: '.player.me' },
  { at: '.action-bar', done: (view, _, from) => view.turn >= from.turn + 2 * view.players.length && mine(view) },
  { at: '.track-strip' },
];

/** Draws the game on its table. */
export class Board {
  /** In a turn others may have to decide, and chance. */
  static byTurn = true;

  /** An action, given in notation, in words. */
  static inWords(action) {
    const [, coinOf, stall] = /^(?:(.)>|\$|W:)(.+)$/.exec(action) ?? [];
    const where = stall && (nameOf(`stall.${stall}`) ?? t('mercado.purse'));
    return action.includes('>') ? t('mercado.set', { coin: nameOf(`coin.${coinOf}`), stall: where })
      : stall ? `${t(action.startsWith('$') ? 'buy' : 'mercado.setWhite')}: ${where}`
        : t({
          A: 'mercado.inWords.A', B: 'mercado.inWords.B', '-': 'mercado.pass', '.': 'mercado.finish', S: 'mercado.seal', Y: 'mercado.yes', N: 'mercado.no', V: 'mercado.playToken', D: 'discard',
        }[action[0]]);
  }

  /** A piece of an edition as the rules show it, by its code: a tile, a token, an effect, or coins. */
  static piece(code, edition) {
    const { objects, perfumes, market, tokens } = edition;
    const tile = [...objects, ...perfumes].find(({ id }) => id === code) ?? market.find(({ stall }) => stall === code);
    const kind = tokens.find((one) => one.code === code);
    return tile ? h('div', { class: `stall${tile.stall ? ' of-market' : perfumes.includes(tile) ? ' of-perfume' : ''}` }, tileFace(tile, nameOf(tile.id ? `tile.${code}` : `stall.${code}`), edition))
      : kind ? token(kind, 1) : code.startsWith('effect ') ? effect(code.slice('effect '.length)) : coins([...code]);
  }

  /** What the signs mean: a last screen of the rules. */
  static legend() {
    return [h('section', {}, h('h3', {}, t('mercado.signs')), legend())];
  }

  /** @param table `game`, `view`, `act`, `preview`, `leadTo` */
  constructor(table) {
    this.table = table;
    this.stalls = h('ul', { class: 'stalls' });
    this.track = h('div', { class: 'track-strip' });
    this.main = h('section', { class: 'market bazaar', tabindex: '0', 'aria-labelledby': 'market-title' },
      h('h2', { id: 'market-title', class: 'hidden' }, t('mercado.market')), this.stalls, h('div', { class: 'with-tip' }, this.track, rulesTip(5)));
    this.unfolded = new Set();
    this.guide = table.game.guided ? new Guide(this, STEPS) : null;
    this.own = h('div', { class: 'own' });
    this.tokens = h('div', { class: 'play' });
    this.now = h('div', { class: 'now', role: 'status' });
    this.controls = h('div', { class: 'buttons' });
    this.seat = h('section', { class: 'seat', tabindex: '-1', 'aria-labelledby': 'hand-title' },
      h('h2', { id: 'hand-title', class: 'hidden' }, t('drawer')), this.own, this.tokens);
    this.seats = h('section', { class: 'seats', 'aria-label': t('players') });
    this.tabs = {};
    this.ways = WAYS;
    this.steps = {
      tokenPlayed: 1, drawChosen: 0.6, takenBack: 1, passed: 0.8, symbolActed: 0.8, coinSet: 0.6, sealPaid: 0.6, coinsDrawn: 1.2,
      tileSold: 1.4, tileTurnedUp: 1.2, stallFilled: 0.6, moved: 0.8, coinGained: 0.4, sealGained: 0.4, tokenDrawn: 0.8,
      tokenDiscarded: 0.8, turnGained: 0.8, whiteSet: 0.8, lastRoundBegan: 1.4, marketWentCold: 1.4, finalScored: 1,
      gameEnded: 0.5, undone: 0.6, noted: 0.6,
    };
  }

  draw(view, updates) {
    this.view = view;
    this.did = didSinceMyTurn(updates, view);
    this.legal = new Set(view.legal);
    const { table } = view.told;
    this.tiles = new Map([...table.setup.edition.objects, ...table.setup.edition.perfumes].map((tile) => [tile.id, tile]));
    show(this.stalls, STALLS.map((code, index) => this.stall(code, index, table)));
    this.drawTrack(table);
    if (view.seat !== null) {
      const { tells, does, tokens } = this.turn(table);
      show(this.own, this.goods(view.seat));
      show(this.tokens, tokens);
      show(this.now, tells && h('p', { class: 'guide' }, tells));
      show(this.controls, does);
    }
    show(this.seats, players(view, (seat) => this.goods(seat)));
  }

  /** Says what a token does in the place of its code. */
  reword(updates, { told: { table } }) {
    updates.flatMap(({ events }) => events).filter(({ token: code }) => code).forEach((event) => {
      event.text = event.text.replace(event.token, `(${tokenName(table, event.token)})`);
    });
  }

  status({ told: { table }, ...view }) {
    return [t(table.lastRound ? 'mercado.lastRound' : 'mercado.round', { round: table.round + 1 }),
      t('mercado.piles', view)];
  }

  /** The reader's purse. */
  money({ seat, told }) {
    return [['mercado.purseOf', many(told.table.players[seat].purse, COINS)]];
  }

  /** So many of what the game is played for. */
  points(n) {
    return t('mercado.spaces', { n });
  }

  /** What moved the markers: the key of its kind, the seat, and how far. */
  income(events) {
    let cause = null;
    return events.flatMap(({ type, seat, stall, spaces, seals, tokens }) => {
      cause = type === 'finalScored' ? null : type === 'tileSold' ? (stall > 4 ? 'editor.perfumes' : 'editor.objects') : CAUSES[type] ?? cause;
      return type === 'finalScored' ? [['mercado.seals', seat, seals], ['mercado.tokens', seat, tokens]]
        : type === 'moved' && cause ? [[cause, seat, spaces]] : [];
    });
  }

  /** Keeps how a tile that is sold looks, which is no longer there when all is drawn. */
  play(event) {
    if (event.type === 'tileSold') {
      const { name: tile, look: drawn } = this.stalls.querySelector(stand(event.stall)).dataset;
      Object.assign(event, { tile, look: drawn });
    }
  }

  stall(code, index, table) {
    const market = table.setup.edition.market.find(({ stall }) => stall === code);
    const id = table.tiles[index];
    const tile = market ?? this.tiles.get(id);
    const sold = table.sold.includes(code);
    const name = market ? nameOf(`stall.${code}`) : tile && nameOf(`tile.${id}`);
    return h('li', { class: `stall${market ? ' of-market' : index > 3 ? ' of-perfume' : ''}${sold ? ' sold' : ''}`, 'data-stall': code, 'data-name': name, 'data-look': tile && look(tile, table.setup.edition) },
      tileFace(tile, [!market && h('b', { class: 'stall-number', 'aria-hidden': 'true' }, code), ' ', name ?? t('mercado.emptyStall'), hidden(` (${nameOf(`stall.${code}`)})`), sold && h('small', {}, ` ${t('mercado.sold')}`)], table.setup.edition),
      h('ul', { class: 'edges' }, this.view.players.map(({ seat, name: who }) => h('li', { class: `of-seat-${seat}${seat === this.view.seat ? ' own' : ''}` },
        h('i', { class: 'dot', 'aria-hidden': 'true' }), hidden(`${who}: `), coins(table.players[seat].edges[index])))),
      h('div', { class: 'set' }, this.atStall(code, table)));
  }

  /** The controls of a stall: a coin to set, the sale, or the coin changer's coin. */
  atStall(code, table) {
    const { ask: asked, drawn } = table;
    if (!this.isAsked()) {
      return null;
    }
    const where = nameOf(`stall.${code}`);
    if (asked === 'PLAY') {
      return COINS.filter((one) => drawn.includes(one)).map((one) =>
        this.button(`${one}>${code}`, 'coin-button', coin(one), t('mercado.set', { coin: nameOf(`coin.${one}`), stall: where })));
    }
    const action = { SALE: `$${code}`, WHITE: `W:${code}` }[asked];
    return action && this.legal.has(action)
      && this.button(action, 'main', t(asked === 'SALE' ? 'buy' : 'mercado.setWhite'), `${t(asked === 'SALE' ? 'buy' : 'mercado.setWhite')}: ${where}`);
  }

  isAsked() {
    return !this.view.over && this.view.seat !== null && this.view.active === this.view.seat;
  }

  /** What is to be decided in this seat now: what the action bar `tells` and `does`, and the `tokens` that can be pressed. */
  turn(table) {
    if (!this.isAsked()) {
      return {};
    }
    return {
      ACTION: () => this.askAction(table),
      SYMBOL: () => this.askSymbol(table),
      PLAY: () => this.askPlay(table),
      SALE: () => ({ tells: t('mercado.askSale') }),
      WHITE: () => ({ tells: t('mercado.askWhite'), does: this.legal.has('W:purse') && this.button('W:purse', '', t('mercado.purse')) }),
      DISCARD: () => ({ tells: t('mercado.askDiscard'), tokens: this.hand('D') }),
    }[table.ask]();
  }

  askAction(table) {
    const { purse, spent } = table.players[this.view.seat];
    return {
      tells: t('mercado.askAction'),
      does: [this.legal.has('-') && this.button('-', '', t('mercado.pass')),
        this.button('B', '', t(spent.length > 0 ? 'mercado.takeBack' : 'mercado.inWords.B', { n: spent.length })),
        this.button('A', 'main', t('mercado.draw', { n: Math.min(3, purse.length) }))],
      tokens: this.view.told.hand.length > 0 && [h('p', { class: 'guide' }, t(table.tokenPlayed ? 'mercado.tokenPlayed' : 'mercado.askToken')), this.hand('V')],
    };
  }

  askSymbol({ setup, players }) {
    const symbol = setup.edition.sides[setup.side][(setup.disc + players[this.view.seat].position) % setup.edition.sides[setup.side].length];
    return {
      tells: [t('mercado.askSymbol'), ' ', effect(symbol), ' ', nameOf(`effect.${symbol}`)],
      does: [this.button('N', '', t('mercado.no')), this.button('Y', 'main', t('mercado.yes'))],
    };
  }

  askPlay({ drawn, placed }) {
    return {
      tells: [drawn.length > 0 && h('span', { class: 'drawn' }, t('mercado.drawn'), drawn.map((one, place) => this.drawnCoin(one, place))), t(drawn.length > 0 ? 'mercado.askPlay' : 'mercado.noneDrawn')],
      does: [this.button('S', '', t('mercado.seal')), this.button('.', placed > 0 || this.legal.has('.') ? 'main' : '', t('mercado.finish'))],
    };
  }

  /** A drawn coin: it is dragged to a stall, or pressed before the stall is. */
  drawnCoin(one, place) {
    return h('button', {
      type: 'button', class: 'coin-button', draggable: 'true', 'data-key': `drawn-${place}`, 'data-coin': one, 'aria-pressed': 'false',
      ondragstart: () => this.hold(one), ondragend: () => this.hold(null), onclick: ({ currentTarget }) => this.hold(currentTarget.ariaPressed === 'true' ? null : one),
    }, coin(one));
  }

  /** Shows at which stalls a coin fits, and sets it at the one that is pressed next or where it is dropped; none if it is null. */
  hold(one) {
    this.now.querySelectorAll('[data-coin]').forEach((button) => button.setAttribute('aria-pressed', String(button.dataset.coin === one)));
    this.stalls.querySelectorAll('.stall').forEach((stall) => {
      const action = `${one}>${stall.dataset.stall}`;
      stall.classList.toggle('fits', this.legal.has(action));
      stall.ondragover = (event) => event.preventDefault(); // where it does not fit, the rules say why
      stall.ondrop = () => this.table.act(action);
      stall.onclick = one && (({ target }) => target.closest('button') || this.table.act(action));
    });
  }

  /** The reader's tokens as controls: to play (V) or to discard (D). */
  hand(verb) {
    const { hand, table } = this.view.told;
    return h('ul', { class: 'tokens' }, [...new Set(hand)].map((code) => h('li', {},
      this.button(`${verb}:${code}`, 'card', token(kind(table, code), hand.filter((one) => one === code).length),
        `${t(verb === 'V' ? 'mercado.playToken' : 'discard')}: ${tokenName(table, code)}`))));
  }

  button(action, style, face, label) {
    return control(this, action, style, face, label, label);
  }

  /** What lies before a player. */
  goods(seat) {
    const { told: { table, hand }, players: { [seat]: player }, seat: reader } = this.view;
    const { purse, spent, seals, handSize } = table.players[seat];
    const mine = seat === reader;
    const line = (key, what) => h('p', {}, h('span', { class: 'what' }, t(key)), what);
    return panel(this, seat, {
      isActive: table.activeSeat === seat, isMarked: true, did: !mine && didLine(this.did[seat], DID),
      money: [[t('mercado.place'), player.place], [t('mercado.position'), player.score, 'wealth'], [t('mercado.seals'), seals], [t('mercado.tokens'), handSize]],
      things: [!mine && line('mercado.purseOf', many(purse, COINS)), line('mercado.spent', many(spent, COINS)),
        mine && hand.length > 0 && line('mercado.tokens', [...new Set(hand)].map((code) => token(kind(table, code), hand.filter((one) => one === code).length)))],
    });
  }

  drawTrack({ setup, players, standing }) {
    const spaces = setup.edition.sides[setup.side];
    const at = (space) => standing.filter((seat) => (setup.disc + players[seat].position) % spaces.length === space);
    const order = spaces.map((_, i) => (setup.disc + i) % spaces.length);
    show(this.track,
      h('h3', { class: 'hidden' }, t('mercado.track')),
      h('ol', {}, order.map((space, i) => h('li', { class: `space${i === 0 ? ' disc' : ''}`, title: spaces[space] && i > 0 ? nameOf(`effect.${spaces[space]}`) : '' },
        h('span', { class: 'number', 'aria-hidden': 'true' }, String(i)),
        i === 0 ? h('span', { class: 'goal', title: t('mercado.disc') }, '◎', hidden(t('mercado.disc'))) : spaces[space] && effect(spaces[space]),
        h('span', { class: 'markers' }, at(space).map((seat) => h('i', { class: `dot of-seat-${seat}`, title: this.view.players[seat].name }, hidden(this.view.players[seat].name))))))));
  }

  async advise() {
    const action = await ask('advice');
    if (action !== null) {
      this.table.leadTo(action);
    }
  }
}

/** What is printed on a tile: its points, its price, and its effects or what it sells; nothing if there is none. */
function tileFace(tile, name, edition) {
  const points = tile?.points;
  const moves = points !== undefined && t(`mercado.points.${typeof points === 'number' ? 'number' : points}`, { n: points });
  return [h('div', { class: 'tile' }, h('h3', {}, name),
    moves && h('b', { class: 'points', title: moves }, { RANK: '1–4', UNKNOWN: '?' }[points] ?? String(points), hidden(` ${moves}`))),
  tile && [drawing(look(tile, edition)), h('p', { class: 'price' }, price(tile.price))],
  h('p', { class: 'effects' }, tile && (tile.stall ? h('span', { class: 'effect-text' }, t(`mercado.${tile.stall}`)) : effects(tile.effects)))];
}

/** What a tile is drawn as: each object of the stand-in, and one of another edition as a chest. */
function look({ id, stall }, { name, objects }) {
  return stall ?? (objects.every((object) => object.id !== id) ? 'flask' : name.startsWith('stand-in') ? id : 'O24');
}

function kind({ setup }, code) {
  return setup.edition.tokens.find((one) => one.code === code);
}

function tokenName(table, code) {
  const { points, effects: gives } = kind(table, code);
  return [t('mercado.spaces', { n: points }), effectsText(gives)].filter(Boolean).join(', ');
}
