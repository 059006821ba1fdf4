import { eq } from 'drizzle-orm';
import { needsGuardian } from '#rules/guardian.ts';
import type { OperationResponse } from '#schemas/operations.ts';
import { type Clock, todayOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema.ts';
import { isParent } from '../family/parents.ts';
import type { PersonRow } from '../lockPerson.ts';
import { maxParents } from './inviteParent.ts';

export type Obstacle = OperationResponse<'get_parent_invite'>['result']['obstacle'];

/** Why somebody can't become a parent beside these parents; null: nothing stands in the way. */
export async function obstacleTo(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { person, parents }: { readonly person: PersonRow; readonly parents: readonly PersonRow[] },
): Promise<Obstacle> {
  if (parents.some(({ uid }) => uid === person.uid)) return 'already-there';
  if (!isParent(person)) return 'has-parent';
  if (needsGuardian(person.birthdate, todayOf(clock))) return 'minor';
  if (parents.length >= maxParents) return 'full';
  const hasFamily = (await db.$count(users, eq(users.parentUid, person.uid))) > 0;
  return person.parentUid !== null || hasFamily ? 'other-family' : null;
}
