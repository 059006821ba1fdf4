import { eq } from 'drizzle-orm';
import { needsGuardian } from '#rules/guardian.ts';
import type { OperationResponse } from '#schemas/operations.ts';
import { type Clock, todayOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema.ts';
import { isParent } from '../family/parents.ts';
import type { PersonRow } from '../lockPerson.ts';
import { hasConfirmedMail } from '../login-mail/unconfirmedMail.ts';
import { maxParents } from './inviteParent.ts';

export type Obstacle = OperationResponse<'get_parent_invite'>['result']['obstacle'];

interface Accepting {
  readonly person: PersonRow;
  /** The parents of the family, the holder first. */
  readonly parents: readonly PersonRow[];
  readonly invite: { readonly mail: string };
}

/** Why somebody can't become a parent beside these parents; null: nothing stands in the way. */
export async function obstacleTo(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { person, parents, invite }: Accepting,
): Promise<Obstacle> {
  if (parents.some(({ uid }) => uid === person.uid)) return 'already-there';
  if (!isParent(person)) return 'has-parent';
  if (needsGuardian(person.birthdate, todayOf(clock))) return 'minor';
  if (parents.length >= maxParents) return 'full';
  const hasFamily = (await db.$count(users, eq(users.parentUid, person.uid))) > 0;
  if (person.parentUid !== null || hasFamily) return 'other-family';
  // The mailed code confirms the address that it reached.
  return hasConfirmedMail(person) || person.mail === invite.mail ? null : 'unconfirmed';
}
