/** The page's own words in the language of the settings, and the names of the game's things as the rules have them. */
import { settings } from './settings.js';
import { GAMES } from './games.js';
import { ask, chooseGame, gameNow } from './rules.js';
import en from './texts/en.js';
import pl from './texts/pl.js';
import it from './texts/it.js';

const TEXTS = { en, pl, it };
const names = {};
const lessons = {};

/** Turns the page to a game, with an edition or the stand-in: its rules, its names, its title. */
export async function enterGame(game, edition) {
  chooseGame(game);
  if (GAMES[game].hasEditions) {
    Object.keys(names).filter((key) => key.startsWith(game)).forEach((key) => delete names[key]);
    await ask('edition', edition ? JSON.stringify(edition) : '');
  }
  document.querySelector('.masthead h1 a').textContent = GAMES[game].title;
  await loadNames();
}

/** The address of a document of the game, such as its RULES, in a language. */
export function documentOf(name, language = settings.language) {
  return `${GAMES[gameNow()].folder}${name}${language === 'en' ? '' : `.${language}`}.md`;
}

/** Fetches the names of the game's things, and its lesson; they must be there before anything is drawn. */
export async function loadNames(language = settings.language) {
  const key = `${gameNow()} ${language}`;
  const fetched = lessons[key] ?? fetch(documentOf('LEARN', language)).then((answer) => (answer.ok ? answer.text() : ''), () => '');
  names[key] ??= await ask('names', language);
  lessons[key] = await fetched;
}

/** The texts of the guided first game, by step. */
export function lesson() {
  return [...lessons[`${gameNow()} ${settings.language}`].matchAll(/^\d+\. (.*)$/gm)].map(([, text]) => text);
}

/** The name of a thing of the game without its code, or the text of a rule. */
export function nameOf(code) {
  return names[`${gameNow()} ${settings.language}`]?.[code]?.replace(` (${code})`, '');
}

/** Whether there is a text. */
export function has(key) {
  return key in TEXTS.en;
}

/** A text with its gaps filled; a text that depends on a number has one form for each plural of the language. */
export function t(key, gaps = {}) {
  const found = TEXTS[settings.language][key] ?? TEXTS.en[key];
  if (found === undefined) {
    throw new Error(`no text '${key}'`);
  }
  const text = typeof found === 'string' ? found : found[new Intl.PluralRules(settings.language).select(gaps.n)] ?? found.other;
  return text.replace(/\{(\w+)\}/g, (_, gap) => gaps[gap]);
}

/** A price card in words, such as "Amsterdam +1, silk −2". */
export function cardName(code) {
  const card = parseCard(code);
  return card
    ? `${nameOf(card.chamber)} ${signed(card.share)}, ${nameOf(card.commodity)} ${signed(card.amount)}`
    : nameOf(code);
}

/** A number with its sign, and a real minus. */
export function signed(number) {
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** The parts of a price card's code, such as `AMS+SIL-`; null for a special card. */
export function parseCard(code) {
  const parts = /^([A-Z]{3})([+-])([A-Z]{3})([+-])$/.exec(code);
  return parts && {
    chamber: parts[1],
    share: parts[2] === '+' ? 1 : -1,
    commodity: parts[3],
    amount: parts[4] === '+' ? 2 : -2,
  };
}
