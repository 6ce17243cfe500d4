/** What the reader of the page chose: language, light or dark, pace of the animation. Kept in this browser. */
const LANGUAGES = ['en', 'pl', 'it'];
const listeners = [];

/** What a browser that keeps nothing knows until the page is closed. */
const unkept = new Map();

function read(name, otherwise) {
  try {
    return unkept.get(name) ?? localStorage.getItem(`mercurius.${name}`) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Keeps a text in this browser, or forgets it if it is null. */
export function keep(name, value) {
  try {
    if (value === null) {
      localStorage.removeItem(`mercurius.${name}`);
    } else {
      localStorage.setItem(`mercurius.${name}`, value);
    }
  } catch {
    unkept.set(name, value);
  }
}

/** What was kept, or null. */
export function kept(name) {
  return read(name, null);
}

/** The names of what is kept that begin with a text. */
export function keptNames(start) {
  try {
    return Object.keys(localStorage).map((key) => key.replace(/^mercurius\./, '')).filter((name) => name.startsWith(start));
  } catch {
    return [];
  }
}

const wanted = (navigator.languages ?? ['en']).map((one) => one.slice(0, 2)).find((one) => LANGUAGES.includes(one));

export const settings = {
  language: read('language', wanted ?? 'en'),
  theme: read('theme', 'auto'),
  pace: read('pace', 'calm'),
};

/** Changes a setting, and tells everybody. */
export function change(name, value) {
  settings[name] = value;
  keep(name, value);
  apply();
  listeners.forEach((listener) => listener(name));
}

/** Calls a function after each change. */
export function onChange(listener) {
  listeners.push(listener);
}

/** Makes the page look as the settings say. */
export function apply() {
  const root = document.documentElement;
  root.lang = settings.language;
  if (settings.theme === 'auto') {
    delete root.dataset.theme;
  } else {
    root.dataset.theme = settings.theme;
  }
}

/** How long an animated step takes, in milliseconds. */
export function stepTime() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches && settings.pace !== 'none') {
    return 350;
  }
  return { calm: 600, brisk: 240, none: 0 }[settings.pace];
}
