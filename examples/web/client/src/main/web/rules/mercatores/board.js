/** The board of Mercatores: the market, the profit table with all stacks, and what each player has; every action has its control. */
import { h, hidden, show } from '../../dom.js';
import { nameOf, t } from '../../i18n.js';
import { Guide, mine } from '../../guide.js';
import { player } from '../../fly.js';
import { control, panel, players } from '../../players.js';
import { ask } from '../../rules.js';
import { didLine, didSinceMyTurn } from '../../since.js';
import { GOODS, cardFace, cardSign, coinsOf, goodSign, profit, ship, specialSign } from './goods.js';

/** The cards in a player's resources that end the investment phase (LAST-1). */
const CARDS_TO_END = 15;
const VERBS = { GIVE: 'G', TAKE: 'T', LOAD: 'L' };
const WORDS = { G: 'mercatores.do.GIVE', T: 'mercatores.do.TAKE', L: 'mercatores.do.LOAD', X: 'mercatores.pay', C: 'mercatores.cash', D: 'discard' };

const after = (...steps) => (view, _, from) => steps.includes(view.told.table.step) || view.turn > from.turn;

/** The steps of the guided first game. */
const STEPS = [
  { at: '.goods' },
  { at: '.seat .hand', done: after('TAKE', 'LOAD') },
  { at: '.market-cards', done: after('LOAD') },
  { at: '.seat .hand', done: after() },
  { at: '.seats', done: mine },
  { at: '.seats' },
  { at: '.seat .play', done: (view, _, from) => view.turn >= from.turn + 2 * view.players.length && mine(view) },
  { at: '.goods .sum:last-child' },
];

/** Draws the game on its table. */
export class Board {
  /** An action, given in notation, in words; `players` are those of the view. */
  static inWords(action, players) {
    const [verb, cards, opponent] = action.split(/[:>]/);
    return `${t(WORDS[verb])}: ${[...cards.split(',').map(nameOf), opponent && players[opponent].name].filter(Boolean).join(', ')}`;
  }

  /** A piece of an edition as the rules show it, by its code: a card, or a stack such as `TOB×5` with what it brings. */
  static piece(code, edition) {
    const [good, count] = code.split('×');
    return !count ? h('div', { class: 'card' }, cardFace(code, edition))
      : h('span', { class: 'thing' }, goodSign(good), h('b', {}, `×${count}`), profit(edition.goods[GOODS.indexOf(good)].profit, Number(count)));
  }

  /** @param table `game`, `view`, `act`, `preview`, `fail`, `leadTo` */
  constructor(table) {
    this.table = table;
    this.chosen = [];
    this.unfolded = new Set();
    this.guide = table.game.guided ? new Guide(this, STEPS) : null;
    this.cards = h('ul', { class: 'market-cards' });
    this.goods = h('table', { class: 'goods' });
    this.main = h('section', { class: 'market', 'aria-labelledby': 'market-title' },
      h('h2', { id: 'market-title', class: 'hidden' }, t('mercado.market')), this.cards, this.goods);
    this.own = h('div', { class: 'own' });
    this.hand = h('ul', { class: 'hand' });
    this.now = h('div', { class: 'now' });
    this.controls = h('div', { class: 'buttons' });
    this.seat = h('section', { class: 'seat', tabindex: '-1', 'aria-labelledby': 'hand-title' },
      h('h2', { id: 'hand-title', class: 'hidden' }, t('yourHand')), this.own, h('div', { class: 'play' }, this.hand));
    this.seats = h('section', { class: 'seats', 'aria-label': t('players') });
    this.kinds = h('ul', { class: 'kinds' });
    this.tabs = { specials: this.kinds };
    const sign = (code) => (GOODS.includes(code) ? goodSign(code) : cardSign(code, this.edition));
    /** How the events of a turn look: signs after a word. */
    this.shown = {
      given: ({ card }) => ['mercatores.did.given', [sign(card)]],
      taken: ({ cards }) => ['mercatores.did.taken', cards.map(sign)],
      loaded: ({ cards }) => ['mercatores.did.loaded', cards.map(sign)],
      captainTaken: () => ['mercatores.did.taken', ['⚓']],
      taxPaid: ({ card }) => ['mercatores.did.taxPaid', [sign(card)]],
      stackCashed: ({ good, coins }) => ['mercatores.did.cashed', [sign(good), coinsOf(coins)]],
      specialCashed: ({ card, coins }) => ['mercatores.did.cashed', [sign(card), coinsOf(coins)]],
      stackDiscarded: ({ good }) => ['mercatores.did.discarded', [sign(good)]],
      specialDiscarded: ({ card }) => ['mercatores.did.discarded', [sign(card)]],
    };
    const card = (code) => h('span', { class: 'card' }, cardFace(code, this.edition));
    const row = (code) => `[data-good="${code.slice(0, 3)}"], .goods`;
    /** What goes where as something happens: from, to, and what. */
    this.ways = {
      given: ({ seat, card: one }) => [player(seat), '.market-cards', card(one)],
      taken: ({ seat, cards }) => ['.market-cards', player(seat), cards.map(card)],
      loaded: ({ seat, cards }) => [player(seat), row(cards[0]), cards.map(card)],
      stackCashed: ({ seat, good, coins }) => [row(good), player(seat), coinsOf(coins)],
      specialCashed: ({ seat, coins }) => ['.goods', player(seat), coinsOf(coins)],
    };
    this.steps = {
      given: 1, taken: 1, loaded: 1, marketFilled: 0.6, captainTaken: 1.4, roundBegan: 1, turnSkipped: 0.6, taxPaid: 0.8,
      stackCashed: 1.2, specialCashed: 1.2, stackDiscarded: 1, specialDiscarded: 1, gameEnded: 0.5, undone: 0.6, noted: 0.6,
    };
  }

  /** A digit chooses a card of the hand or, when cards are taken, of the market. */
  press(key) {
    const place = Number(key) - 1;
    if (this.pickable && place in this.pickable) {
      this.pick(place);
    }
  }

  draw(view, updates) {
    this.view = view;
    const { table } = view.told;
    this.edition = table.setup.edition;
    this.did = didSinceMyTurn(updates, view);
    this.legal = new Set(view.legal);
    const moment = `${view.turn} ${table.step} ${view.told.hand}`;
    this.chosen = moment === this.moment ? this.chosen : [];
    this.moment = moment;
    this.drawGoods();
    this.drawKinds();
    if (view.seat !== null) {
      show(this.own, this.player(view.seat));
    }
    this.drawTurn();
    show(this.seats, players(view, (seat) => this.player(seat)));
  }

  status({ told: { table }, phase, lastTurn }) {
    return [t(phase === 'PROFIT' ? 'mercatores.profitPhase' : lastTurn ? 'field.lastTurns' : 'mercatores.investmentPhase', { round: table.round }),
      t('mercatores.decks', { deck: table.deckSize, discard: table.discardPile.length })];
  }

  /** The reader's coins, and the cards before the reader. */
  money({ seat, seats, told }) {
    return [['mercatores.coin', String(told.table.players[seat].coins)], ['mercatores.all', String(seats[seat].size)]];
  }

  /** So many of what the game is played for. */
  points(n) {
    return t('mercatores.coins', { n });
  }

  /** Where coins came from: the key of its kind, the seat, and how many. */
  income(events) {
    const typeOf = (code) => this.edition.specials.find((one) => one.code === code).type;
    return events.flatMap(({ type, seat, card, coins }) => ({
      stackCashed: [['editor.goods', seat, coins]], specialCashed: [[`mercatores.${type === 'specialCashed' && typeOf(card)}`, seat, coins]], captainTaken: [['mercatores.captain', seat, 2]],
    }[type] ?? []));
  }

  get step() {
    const { over, seat, active, told } = this.view;
    return !over && seat !== null && active === seat ? told.table.step : null;
  }

  /** The market, the hand, and what the reader can do with them now. */
  drawTurn() {
    const { told: { table, hand }, phase, seat } = this.view;
    const { step } = this;
    this.pickable = step === 'TAKE' ? table.market : step === 'GIVE' || step === 'LOAD' ? hand : null;
    const given = table.market.indexOf(table.given);
    show(this.cards, table.market.map((code, place) => h('li', { class: place === given ? 'given' : '' },
      this.card(code, place, step === 'TAKE' && place !== given), place === given && h('small', { class: 'mark' }, t('mercatores.given')))));
    const cashes = phase === 'PROFIT' && seat !== null;
    this.hand.classList.toggle('stacks', cashes);
    show(this.hand, cashes ? this.things(step) : hand.map((code, place) => h('li', {}, this.card(code, place, step === 'GIVE' || step === 'LOAD'))));
    show(this.now, seat !== null && this.hint(step));
    show(this.controls, cashes ? null : this.confirm(step));
  }

  /** A card that lies there, or one that can be chosen. */
  card(code, place, isPickable) {
    const face = cardFace(code, this.edition);
    return !isPickable ? h('div', { class: 'card' }, face) : h('button', {
      type: 'button', class: 'card', 'data-key': `card-${place}`, 'data-card': code, 'aria-pressed': String(this.chosen.includes(place)),
      'aria-keyshortcuts': String(place + 1), onclick: () => this.pick(place),
    }, face);
  }

  /** Chooses a card, or no longer; where only so many are asked for, the last ones count. */
  pick(place) {
    const { step } = this;
    if (step === 'TAKE' && place === this.view.told.table.market.indexOf(this.view.told.table.given)) {
      return;
    }
    const most = { GIVE: 1, TAKE: this.view.toTake, LOAD: Infinity }[step];
    const rest = this.chosen.filter((one) => one !== place);
    this.chosen = rest.length < this.chosen.length ? rest : [...rest, place].slice(-Math.min(most, rest.length + 1));
    this.drawTurn();
  }

  /** The action of the chosen cards. */
  action(step) {
    const places = [...this.chosen].sort((a, b) => a - b);
    return `${VERBS[step]}:${places.map((place) => this.pickable[place]).join(',')}`;
  }

  /** What is chosen, and what is asked for if that is not all. */
  hint(step) {
    const { toTake, lastTurn, legal } = this.view;
    if (step === null) {
      return null;
    }
    const asked = step === 'CASH' && legal.every((action) => action.startsWith('D:')) ? 'DISCARD' : step;
    return [this.chosen.length > 0 && h('p', { class: 'what', role: 'status' }, this.chosen.map((place) => nameOf(this.pickable[place])).join(', ')),
      !(this.chosen.length > 0 && this.legal.has(this.action(step))) && h('p', { class: 'guide', role: 'status' }, t(`mercatores.ask.${asked}`, { n: toTake }),
        step === 'LOAD' && ` ${t(lastTurn ? 'mercatores.mayLoadAll' : 'mercatores.oneStays')}`)];
  }

  /** The button that gives, takes or loads what is chosen. */
  confirm(step) {
    if (step === null) {
      return null;
    }
    const action = this.action(step);
    const names = this.chosen.map((place) => nameOf(this.pickable[place])).join(', ');
    const verb = t(`mercatores.do.${step}`);
    return h('button', {
      type: 'button', class: 'main', 'data-key': 'play', ...(action.length > 2 || step !== 'GIVE' ? { 'data-action': action } : {}),
      'aria-disabled': String(!this.legal.has(action)), 'aria-label': names ? `${verb}: ${names}` : verb,
      onclick: () => (action === 'G:' ? this.table.fail(t('mercatores.ask.GIVE')) : this.table.act(action)),
    }, verb);
  }

  /** What lies before the reader in the profit phase, with what pays the tax or is cashed in. */
  things(step) {
    const { seat, told: { table } } = this.view;
    const own = table.players[seat].resources;
    return step === 'TAX' ? [...new Set(own)].filter((code) => this.legal.has(`X:${code}`)).map((code) =>
      h('li', { class: 'thing' }, cardSign(code, this.edition), this.button(`X:${code}`, 'main', t('mercatores.pay'), nameOf(code))))
      : [...this.stacks(seat), ...this.specials(seat, own)].map(({ sign, name, ways, discard }) => h('li', { class: 'thing' }, sign,
        ways.map(({ action, face, label }) => this.button(action, this.legal.has(action) ? 'main' : '', face, `${name}${label}`)),
        this.legal.has(discard) && this.button(discard, 'main', t('discard'), name)));
  }

  stacks(seat) {
    return this.view.seats[seat].stacks.filter(({ count }) => count > 0).map(({ good, count, coins }) => ({
      sign: [goodSign(good), h('b', {}, `×${count}`)], name: nameOf(good), discard: `D:${good}`,
      ways: [{ action: `C:${good}`, face: [t('mercatores.cash'), ' ', coinsOf(coins)], label: '' }],
    }));
  }

  specials(seat, own) {
    return this.edition.specials.filter(({ code }) => own.includes(code)).map((special) => {
      const copies = own.filter((one) => one === special.code).length;
      return {
        sign: [specialSign(special), copies > 1 && h('b', {}, `×${copies}`)], name: nameOf(special.code), discard: `D:${special.code}`,
        ways: this.view.seats[seat].counts.filter(({ card }) => card === special.code).map(({ opponent, coins }) => ({
          action: `C:${special.code}${opponent === null ? '' : `>${opponent}`}`,
          face: [opponent === null ? t('mercatores.cash') : this.view.players[opponent].name, ' ', coinsOf(coins)],
          label: opponent === null ? '' : `, ${this.view.players[opponent].name}`,
        })),
      };
    });
  }

  button(action, style, face, name) {
    return control(this, action, style, [face, hidden(` (${name})`)], name);
  }

  /** The goods, one a line: what a stack brings, and the stack of each player with the coins that it would bring now. */
  drawGoods() {
    const { players, seats, seat: mine, told: { hand } } = this.view;
    const head = h('tr', {}, h('th', { scope: 'col' }, t('mercatores.good')), h('th', { scope: 'col' }, t('mercatores.profit')),
      players.map(({ seat, name }) => h('th', { scope: 'col', class: `of-seat-${seat}${seat === mine ? ' mine' : ''}`, title: name },
        h('i', { class: 'dot', 'aria-hidden': 'true' }), h('span', { class: 'who' }, name))));
    const cell = (seat, content) => h('td', { class: seat === mine ? 'mine' : '' }, content);
    const rows = GOODS.map((good, index) => {
      const { profit: table } = this.edition.goods[index];
      const inHand = hand.filter((code) => code.startsWith(good)).length;
      return h('tr', { 'data-good': good }, h('th', { scope: 'row' },
        goodSign(good), h('span', { class: 'name' }, nameOf(good))),
      h('td', {}, profit(table, mine === null ? 0 : seats[mine].stacks[index].count)),
      players.map(({ seat }) => {
        const { count, coins } = seats[seat].stacks[index];
        return cell(seat, [h('b', { class: count === 0 ? 'none' : '' }, count === 0 ? '·' : String(count)), coins > 0 && coinsOf(coins),
          seat === mine && inHand > 0 && h('small', {}, `+${inHand}`)]);
      }));
    });
    const sum = (name, sign, text, value) => h('tr', { class: 'sum' }, h('th', { scope: 'row' }, sign, h('span', { class: 'name' }, name)), h('td', {}, text),
      players.map(({ seat }) => cell(seat, h('b', {}, String(value(seats[seat]))))));
    show(this.goods, h('caption', { class: 'hidden' }, t('mercatores.table')), h('thead', {}, head), h('tbody', {}, rows,
      sum(t('mercatores.ships'), ship(), t('mercatores.shipsHelp'), ({ ships }) => ships),
      sum(t('mercatores.all'), null, t('mercatores.allHelp', { n: CARDS_TO_END }), ({ size }) => size)));
  }

  /** All kinds of special cards: how many there are, and what they bring. */
  drawKinds() {
    show(this.kinds, this.edition.specials.map((special) => h('li', {}, specialSign(special), h('span', { class: 'name' }, nameOf(special.code)),
      h('small', {}, `×${special.copies}`), profit(special.profit))));
  }

  /** What lies before a player. */
  player(seat) {
    const { told: { table }, seats, seat: reader } = this.view;
    const { coins, handSize, resources, known } = table.players[seat];
    const specials = this.edition.specials.filter(({ code }) => resources.includes(code));
    const line = (key, what) => h('p', {}, h('span', { class: 'what' }, t(key)), what);
    return panel(this, seat, {
      isMarked: true, did: didLine(this.did[seat], this.shown),
      badges: [['captain', '⚓'], ['unloading', '⇩']].map(([card, sign]) => table[card] === seat && h('span', { class: 'badge', title: t(`mercatores.${card}`) }, h('span', { 'aria-hidden': 'true' }, sign), hidden(t(`mercatores.${card}`)))),
      money: [[t('mercatores.coin'), coins, 'wealth'], [t('mercatores.all'), seats[seat].size], [t('cards'), handSize]],
      things: [specials.length > 0 && line('mercatores.specials', specials.map((special) => this.held(special, resources, seat))),
        seat !== reader && known.length > 0 && line('mercatores.known', known.map((code) => [cardSign(code, this.edition), hidden(nameOf(code))]))],
    });
  }

  /** A special card before a player, with the most that it would bring now. */
  held(special, resources, seat) {
    const copies = resources.filter((one) => one === special.code).length;
    const coins = Math.max(...this.view.seats[seat].counts.filter(({ card }) => card === special.code).map((one) => one.coins));
    return h('span', { class: 'held', title: nameOf(special.code) }, specialSign(special), hidden(nameOf(special.code)), copies > 1 && h('small', {}, `×${copies}`), coins > 0 && coinsOf(coins));
  }

  /** Chooses what a bot would do, and leads to the button that does it. */
  async advise() {
    const action = await ask('advice');
    if (action === null) {
      return;
    }
    const codes = Object.values(VERBS).includes(action[0]) ? action.slice(2).split(',') : [];
    this.chosen = [];
    codes.forEach((code) => this.chosen.push(this.pickable.findIndex((one, place) => one === code && !this.chosen.includes(place)
      && !(this.step === 'TAKE' && place === this.pickable.indexOf(this.view.told.table.given)))));
    this.drawTurn();
    this.table.leadTo(action);
  }
}
