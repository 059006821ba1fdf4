import type { Context } from '#server/context.ts';
import { refusals } from '#server/http/refused.ts';
import { holderOf } from '../../people/family/parents.ts';
import type { PersonRow } from '../../people/lockPerson.ts';
import type { Caller } from '../../sessions/caller.ts';
import { loadCaller } from '../../sessions/sessions.ts';

/**
 * The account for which a manager acts at the desk: the holder of the person's household, or the person without one. So the order, its
 * invoice and its mails are the family's own.
 */
export async function actingFor(context: Pick<Context, 'db' | 'clock'>, person: PersonRow): Promise<Caller> {
  const holder = person.coParentSince === null ? (person.parentUid ?? person.uid) : holderOf(person);
  const caller = await loadCaller(context, holder);
  if (!caller) throw refusals.busy();
  return caller;
}
