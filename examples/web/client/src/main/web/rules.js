/** The rules, asked in their worker: each question is a promise, and they are answered in order. */
const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
const waiting = new Map();
let last = 0;

worker.onmessage = ({ data: { id, value, error, lie } }) => {
  const { resolve, reject } = waiting.get(id);
  waiting.delete(id);
  if (error === undefined) {
    resolve(value);
  } else {
    reject(Object.assign(new Error(error), { lie: lie === true }));
  }
};

worker.onerror = (event) => {
  waiting.forEach(({ reject }) => reject(new Error(event.message || 'the rules could not be loaded')));
  waiting.clear();
};

/** Asks the rules: the names of the questions are those of the Java class `Rules`. */
export function ask(name, ...args) {
  last += 1;
  const id = last;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, name, args });
  });
}
