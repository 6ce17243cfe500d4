/** What a page asks its server over HTTP, and what it keeps of a table: the token of its seat and its secret part. */
import { rulingsText } from './rulings.js';
import { keep, kept, keptNames, settings } from './settings.js';

/** Asks the server, and gives its answer; throws what it refuses, with its `status`, its `error`, and a text for people. */
export async function request(method, path, { body, token } = {}) {
  const answer = await fetch(`api/${path}`, {
    method,
    headers: {
      'Accept-Language': settings.language,
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: body && JSON.stringify(body),
    referrerPolicy: 'no-referrer',
  });
  const json = await answer.json().catch(() => ({}));
  if (!answer.ok) {
    const { error, message = error ?? `HTTP ${answer.status}` } = json;
    throw Object.assign(new Error(message), { status: answer.status, error });
  }
  return json;
}

/** Saves a document as a file. */
export function saveAs(name, json) {
  const text = JSON.stringify(json);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** A new secret of 32 bytes, in base64url. */
export function newToken() {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The token of this page's seat at a table, or null. */
export function tokenOf(table) {
  return kept(`token.${table}`);
}

/** Keeps the token of a seat. */
export function keepToken(table, token) {
  keep(`token.${table}`, token);
}

/** What the server knows of the tables at which this browser has a seat; those that are gone are forgotten. */
export async function myTables() {
  const tables = keptNames('token.').map(async (name) => {
    const id = name.slice('token.'.length);
    return request('GET', `tables/${id}`, { token: tokenOf(id) }).catch(({ error }) => {
      if (error === 'not-found' || error === 'unauthorized') {
        keepToken(id, null);
      }
    });
  });
  return (await Promise.all(tables)).filter(Boolean);
}

/** The part that this page put into a deal, in hexadecimal digits (RUL-12): made once for each name of a table, and kept. */
export function partOf(name) {
  const made = () => [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const part = kept(`part.${name}`) ?? made();
  keep(`part.${name}`, part);
  return part;
}

/** The deal that a server shows, as the lines that the rules read; null if it shows none yet. */
export function dealingLines({ game, seats, startSeat, rulings, dealing }) {
  if (dealing?.kind !== 'joint') {
    return dealing?.shown ? `sealed ${dealing.shown}` : null;
  }
  return !dealing.table ? null : [
    `setup ${startSeat} ${rulingsText(game, rulings)}`,
    ...seats.map(({ name }) => `name ${name}`),
    `table ${dealing.table}`,
    `host ${dealing.host ?? '-'}`,
    ...dealing.commitments.map((commitment, seat) => `seat ${commitment ?? '-'} ${dealing.parts[seat] ?? '-'}`),
    ...(dealing.shown ? [`shown ${dealing.shown}`] : []),
  ].join('\n');
}
