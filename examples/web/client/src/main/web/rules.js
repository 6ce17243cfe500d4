/** The rules of a game, asked in their worker: each question is a promise, and they are answered in order. */
import { GAMES } from './games.js';

const workers = new Map();
let last = 0;
let chosen = 'mercurius';

/** The game whose rules are asked, by its name. */
export function gameNow() {
  return chosen;
}

/** Asks the rules of another game from now on; they are loaded when they are first asked. */
export function chooseGame(name) {
  chosen = name;
}

function worker() {
  if (!workers.has(chosen)) {
    workers.set(chosen, begin(`${GAMES[chosen].folder}rules.js`));
  }
  return workers.get(chosen);
}

function begin(rules) {
  const thread = new Worker(new URL('./worker.js', import.meta.url), { type: 'module', name: `./${rules}` });
  const waiting = new Map();
  thread.onmessage = ({ data: { id, value, error, lie } }) => {
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) {
      resolve(value);
    } else {
      reject(Object.assign(new Error(error), { lie: lie === true }));
    }
  };
  thread.onerror = (event) => {
    waiting.forEach(({ reject }) => reject(new Error(event.message || 'the rules could not be loaded')));
    waiting.clear();
  };
  return { thread, waiting };
}

/** Asks the rules: the names of the questions are those of the Java class `Rules`. */
export function ask(name, ...args) {
  last += 1;
  const id = last;
  const { thread, waiting } = worker();
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    thread.postMessage({ id, name, args });
  });
}
