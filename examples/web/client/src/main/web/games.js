/** The games of this page: where their rules are, who can play, what can be chosen, and who draws their table. */
/** The levels of bots, which are the same in all games. */
export const LEVELS = ['easy', 'medium', 'hard'];
const numbers = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String(from + i));

/** The board of a further game and its style, which are loaded when they are first needed. */
async function further(folder) {
  const href = `${folder}style.css`;
  if (!document.querySelector(`link[href="${href}"]`)) {
    await new Promise((done) => {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: done, onerror: done }));
    });
  }
  return import(`./${folder}board.js`);
}

/**
 * By name. `pieces` are drawings for the first page. A ruling has a name, the `key` of its texts, and the values that can be chosen. With
 * `hasEditions` a game can be played with an edition; with `isDealtByServer` its tables are not dealt together. `reviewPlayouts` is how many there are for each estimate in a review: what a browser does in some seconds.
 */
export const GAMES = {
  mercurius: {
    title: 'Mercurius',
    folder: 'rules/',
    pieces: 'AMS HOO DEL ROT ENK MID SIL COF POR COP SPI TEA',
    players: [3, 4, 5],
    reviewPlayouts: 20,
    rulings: [
      { name: 'dividends', key: 'dividends', values: ['quarter', 'full'] },
      { name: 'cardOrder', key: 'order', values: ['NEWEST_FIRST', 'OLDEST_FIRST'] },
      { name: 'blackMarketAtEnd', key: 'atEnd', values: ['FORFEITED', 'SOLD'] },
    ],
    board: () => import('./exchange.js'),
  },
  mercado: {
    title: 'Mercado',
    folder: 'rules/mercado/',
    hasEditions: true,
    isDealtByServer: true,
    pieces: 'coin-G coin-S coin-C coin-T coin-W coin-B',
    players: [2, 3, 4],
    reviewPlayouts: 10,
    rulings: [
      { name: 'side', key: 'side', values: ['A', 'B'] },
      { name: 'disc', key: 'disc', values: numbers(0, 29) },
      { name: 'coinChanger', key: 'coinChanger', values: ['COMPLETE', 'FREE'] },
    ],
    board: () => further('rules/mercado/'),
  },
  mercatores: {
    title: 'Mercatores',
    folder: 'rules/mercatores/',
    hasEditions: true,
    pieces: 'CRN TOB COF CTN CAC ship',
    players: [2, 3, 4],
    reviewPlayouts: 10,
    rulings: [{ name: 'lastTurns', key: 'lastTurns', values: ['OTHERS', 'ALL'] }],
    board: () => further('rules/mercatores/'),
  },
};

/** The names of the games. */
export const NAMES = Object.keys(GAMES);
