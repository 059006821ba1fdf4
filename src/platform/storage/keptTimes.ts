import { systemClock } from '../loading/clock.ts';
import { keptListsKey } from './keptPagesCache.ts';
import { readJson } from './readJson.ts';
import { localTexts } from './storage.ts';

/** The lists that the portal keeps by itself. Each is fetched on its own. */
export type KeptList = 'calendar' | 'cards' | 'lessons';

/** Age after which a list is fetched again, in milliseconds. */
const maxAge = 4 * 60 * 60_000;

/** Whether a list was not fetched for a while, or a change may have made it old. */
export function isListOld(list: KeptList): boolean {
  const at = times()[list];
  const age = systemClock.now() - (typeof at === 'number' ? at : Number.NEGATIVE_INFINITY);
  // A negative age: the clock of the device was set back.
  return age < 0 || age >= maxAge;
}

export function markListKept(list: KeptList): void {
  localTexts.write(keptListsKey, JSON.stringify({ ...times(), [list]: systemClock.now() }));
}

/** After a change that the person made: an order, a cancellation, or a member who left. */
export function markListsOld(): void {
  localTexts.remove(keptListsKey);
}

function times(): Readonly<Record<string, unknown>> {
  const known = readJson(localTexts.read(keptListsKey));
  return typeof known === 'object' && known !== null ? { ...known } : {};
}
