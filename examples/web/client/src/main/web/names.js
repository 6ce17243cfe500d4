/** The reader's name: a field that may stay empty, as it shows a name that nobody else has. */
import { h } from './dom.js';
import { t } from './i18n.js';
import { keep, kept } from './settings.js';

const alike = (name) => name.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** Whether somebody has a name already, or one that looks like it. */
export function isTaken(name, taken) {
  return taken.some((one) => one !== null && alike(one) === alike(name));
}

/** A field for the name that the reader had last; what it shows when it is empty is a name that nobody at the table has. */
export function nameField(taken = []) {
  const last = kept('name') ?? '';
  const isFree = !isTaken(last, taken);
  const guesses = [...(isFree ? [] : [`${last} 2`, `${last} 3`]), ...t('nameGuesses').split(' ')];
  return h('input', {
    name: 'name', maxlength: 40, autocomplete: 'nickname', value: isFree ? last : '', placeholder: guesses.find((one) => !isTaken(one, taken)) ?? '',
    oninput: ({ target }) => keep('name', target.value.trim() || null),
  });
}

/** The name in the field, or the one that it shows. */
export function nameIn(field) {
  return field.value.trim() || field.placeholder;
}
