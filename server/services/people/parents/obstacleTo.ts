import { eq } from 'drizzle-orm';
import { canBeGuardian, needsGuardian } from '#rules/guardian.ts';
import type { OperationResponse } from '#schemas/operations.ts';
import { type Clock, todayOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { type parentInvites, users } from '#server/db/schema.ts';
import { isParent } from '../family/parents.ts';
import type { PersonRow } from '../lockPerson.ts';
import { hasConfirmedMail } from '../login-mail/unconfirmedMail.ts';
import { maxParents } from './inviteParent.ts';

export type Obstacle = OperationResponse<'get_parent_invite'>['result']['obstacle'];

interface Invited {
  readonly invite: Pick<typeof parentInvites.$inferSelect, 'guardianName' | 'invitedBy' | 'mail'>;
  readonly person: PersonRow;
  /** The parents of the inviter's family: the minor alone where a guardian is asked. */
  readonly parents: readonly PersonRow[];
}

/** Why somebody can't accept an invitation; null: nothing stands in the way. */
export async function obstacleTo(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { invite, person, parents }: Invited,
): Promise<Obstacle> {
  if (invite.guardianName !== null) return obstacleToGuardian(clock, { invite, person, parents });
  if (parents.some(({ uid }) => uid === person.uid)) return 'already-there';
  if (!isParent(person)) return 'has-parent';
  if (needsGuardian(person.birthdate, todayOf(clock))) return 'minor';
  if (parents.length >= maxParents) return 'full';
  const hasFamily = (await db.$count(users, eq(users.parentUid, person.uid))) > 0;
  if (person.parentUid !== null || hasFamily) return 'other-family';
  return isKnown({ person, invite }) ? null : 'unconfirmed';
}

/** Whether the person reads the mailbox of their account. The mailed code confirms the address that it reached. */
function isKnown({ person, invite }: Pick<Invited, 'person' | 'invite'>): boolean {
  return hasConfirmedMail(person) || person.mail === invite.mail;
}

function obstacleToGuardian(clock: Clock, { invite, person, parents }: Invited): Obstacle {
  const today = todayOf(clock);
  const minor = parents.find(({ uid }) => uid === invite.invitedBy);
  if (!canBeGuardian(person.birthdate, today)) return 'minor';
  if (!isParent(person)) return 'has-parent';
  if (!needsGuardian(minor?.birthdate, today)) return 'not-needed';
  return isKnown({ person, invite }) ? null : 'unconfirmed';
}
