/** What everybody committed to before the deal: to compare with the other players, and to check the game with (RUL-12). */
import { h } from './dom.js';
import { t } from './i18n.js';

/**
 * The commitments that are there so far; null before the dealing.
 *
 * @param lobby `dealing` and `seats`, as the server tells them
 * @param open whether they are shown at once
 */
export function commitments({ dealing, seats }, open) {
  if (!dealing?.table && !dealing?.shown) {
    return null;
  }
  const line = (who, text) => [h('dt', {}, who), h('dd', {}, h('code', {}, text ?? '…'))];
  return h('details', { class: 'panel commitments', open }, h('summary', {}, t('commitments')),
    h('p', { class: 'fine' }, t(dealing.kind === 'joint' ? 'commitmentsHelp' : 'sealedHelp')),
    h('dl', {},
      dealing.kind === 'joint' && [line(t('host'), dealing.host), seats.map(({ seat, name }) => line(name, dealing.commitments[seat]))],
      line(t('allCommitments'), dealing.shown)));
}
