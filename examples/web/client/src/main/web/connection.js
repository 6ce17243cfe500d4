/** The page's WebSocket to a table: it connects again by itself, and repeats what had no answer. */
import { settings } from './settings.js';

const FINAL = new Set([4400, 4403, 4404]);
const BEAT = 15000;

export class Connection {
  /**
   * @param hello gives what the first message says besides: `table`, `token`, `from`, `hash`, `invitation`
   * @param heard is told each message of the server
   * @param changed is told whether there is a connection, and with which code the server closed it for good
   */
  constructor(hello, heard, changed) {
    this.hello = hello;
    this.heard = heard;
    this.changed = changed;
    this.open = new Map();
    this.wait = 500;
    this.leaving = new AbortController();
    const { signal } = this.leaving;
    addEventListener('offline', () => this.lost(), { signal });
    const beat = setInterval(() => this.beat(), BEAT);
    signal.addEventListener('abort', () => clearInterval(beat));
    this.connect();
  }

  /** Asks for an answer now and then: a line that is dead is not closed by itself. */
  beat() {
    if (this.socket.readyState === WebSocket.OPEN) {
      if (this.isSilent) {
        this.lost();
      } else {
        this.isSilent = true;
        this.write({ type: 'ping' });
      }
    }
  }

  /** Gives up a line that is dead, without waiting for its closing. */
  lost() {
    if (this.socket.readyState === WebSocket.OPEN) {
      this.again();
    }
  }

  connect() {
    const address = new URL('ws', location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    address.hash = '';
    this.socket = new WebSocket(address);
    this.socket.onopen = () => {
      this.wait = 500;
      this.isSilent = false;
      this.changed(true);
      this.write({ type: 'hello', version: 1, language: settings.language, ...this.hello() });
      this.open.forEach(({ message }) => this.write(message));
    };
    this.socket.onmessage = ({ data }) => this.hear(JSON.parse(data));
    this.socket.onclose = ({ code }) => this.closed(code);
  }

  hear(message) {
    this.isSilent = false;
    const asked = this.open.get(message.id);
    if (asked && (message.type === 'done' || message.type === 'refused')) {
      if (message.error === 'unavailable') {
        setTimeout(() => this.write(asked.message), 1000);
        return;
      }
      this.open.delete(message.id);
      asked.resolve(message);
    } else {
      this.heard(message);
    }
  }

  closed(code) {
    if (this.isOver) {
      return;
    }
    if (FINAL.has(code)) {
      this.changed(false, code);
      return;
    }
    this.changed(false, code === 4401 ? code : undefined);
    const wait = code === 4429 ? 10000 : this.wait * (0.5 + Math.random());
    this.wait = Math.min(10000, this.wait * 2);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.isOver || this.connect(), wait);
  }

  write(message) {
    if (this.socket.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify(message));
    }
  }

  /** Sends a request, and gives the server's answer: `done` or `refused`. */
  request(message) {
    const id = `r-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
    const whole = { ...message, id };
    return new Promise((resolve) => {
      this.open.set(id, { message: whole, resolve });
      this.write(whole);
    });
  }

  /** Says hello anew, on a new connection; nothing that comes on the old one counts any more, not even its closing. */
  again() {
    const { socket } = this;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.closed();
  }

  close() {
    this.isOver = true;
    this.leaving.abort();
    this.socket.close();
  }
}
