/** Pieces that go where they go, over all else. */
import { h } from './dom.js';

/** Where a player's things are. */
export const player = (seat) => `[data-seat="${seat}"]`;

/**
 * Lights up two places of a table, and lets pieces fly from one to the other, unless the reader wants no motion; gives what
 * puts the lights out. A selector means what it finds last that is seen, or the action bar: the reader's own things on a phone.
 */
export function fly(table, [from, to, pieces = []], time) {
  const places = [from, to].map((selector) =>
    [...table.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0).at(-1) ?? table.querySelector('.facts'));
  const light = (on) => places.forEach((one) => one.classList.toggle('touched', on));
  if (time > 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
    const flock = h('div', { class: 'flying', 'aria-hidden': 'true' }, pieces);
    const transform = places.map((one) => one.getBoundingClientRect()).map(({ left, top, width, height }) =>
      `translate(${left + width / 2}px, ${top + height / 2}px) translate(-50%, -50%)`);
    table.append(flock);
    flock.animate({ transform }, { duration: Math.min(time, 700), easing: 'ease-in-out', fill: 'forwards' }).finished.then(() => flock.remove());
  }
  light(true);
  return () => light(false);
}
