import { eq } from 'drizzle-orm';
import { canBeGuardian, needsGuardian } from '#rules/guardian.ts';
import type { OperationResponse } from '#schemas/operations.ts';
import { type Clock, todayOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { parentInviteChildren, type parentInvites, users } from '#server/db/schema.ts';
import { isParent } from '../family/parents.ts';
import type { PersonRow } from '../lockPerson.ts';
import { hasConfirmedMail } from '../login-mail/unconfirmedMail.ts';
import { maxParents } from './inviteParent.ts';
import { findInvited } from './sharedChildren.ts';

type Obstacle = OperationResponse<'get_parent_invite'>['result']['obstacle'];

interface Invited {
  readonly invite: typeof parentInvites.$inferSelect;
  readonly person: PersonRow | undefined;
  /** The parents of the inviter's family: the minor alone where a guardian is asked. */
  readonly parents: readonly PersonRow[];
}

/** How somebody may accept an invitation. */
export interface Acceptance {
  /** null: nothing stands in the way. */
  readonly obstacle: Obstacle;
  /**
   * `family`: as a parent of the family, or the guardian of the minor. `children`: the households stay apart, and these children are
   * shared.
   */
  readonly way: 'family' | 'children';
  /** Empty for `family`. */
  readonly children: readonly PersonRow[];
}

/**
 * Decides how somebody may accept an invitation. Whoever has family members of their own keeps their household, and shares the children.
 * Decision: docs/decisions/0182-a-child-of-two-households.md
 *
 * @param person - undefined for a visitor, who may turn out to have a family
 */
export async function judgeAcceptance(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { invite, person, parents }: Invited,
): Promise<Acceptance> {
  if (invite.guardianName !== null)
    return {
      ...{ way: 'family', children: [] },
      obstacle: person ? obstacleToGuardian(clock, { invite, person, parents }) : null,
    };
  const isFull = parents.length >= maxParents;
  const hasFamily = person !== undefined && (await isOfOtherFamily(db, person));
  const way = invite.isForFamily && !isFull && !hasFamily ? 'family' : 'children';
  const holder = parents[0]?.uid ?? invite.invitedBy;
  const children = way === 'family' ? [] : await findInvited({ db, clock }, { inviteId: invite.id, holder });
  const obstacle = person ? obstacleToPerson(clock, { invite, person, parents }) : null;
  if (obstacle) return { way, children, obstacle };
  if (way === 'children' && children.length === 0)
    return { way, children, obstacle: await withoutChildren(db, { invite, isFull }) };
  return { way, children, obstacle: person && !isKnown({ person, invite }) ? 'unconfirmed' : null };
}

/** Whether somebody has family members of their own, or shares those of somebody else as the other parent. */
async function isOfOtherFamily(db: Database, person: PersonRow): Promise<boolean> {
  return person.parentUid !== null || (await db.$count(users, eq(users.parentUid, person.uid))) > 0;
}

function obstacleToPerson(clock: Clock, { person, parents }: Known & Pick<Invited, 'parents'>): Obstacle {
  if (parents.some(({ uid }) => uid === person.uid)) return 'already-there';
  if (!isParent(person)) return 'has-parent';
  return needsGuardian(person.birthdate, todayOf(clock)) ? 'minor' : null;
}

/** Why no child is left to share. */
async function withoutChildren(
  db: Database,
  { invite, isFull }: Pick<Invited, 'invite'> & { readonly isFull: boolean },
): Promise<Obstacle> {
  const named = await db.$count(parentInviteChildren, eq(parentInviteChildren.inviteId, invite.id));
  if (named > 0 || !invite.isForFamily) return 'nothing-left';
  return isFull ? 'full' : 'other-family';
}

interface Known extends Pick<Invited, 'invite'> {
  readonly person: PersonRow;
}

/** Whether the person reads the mailbox of their account. The mailed code confirms the address that it reached. */
function isKnown({ person, invite }: Known): boolean {
  return hasConfirmedMail(person) || person.mail === invite.mail;
}

function obstacleToGuardian(
  clock: Clock,
  { invite, person, parents }: Known & Pick<Invited, 'parents'>,
): Obstacle {
  const today = todayOf(clock);
  const minor = parents.find(({ uid }) => uid === invite.invitedBy);
  if (!canBeGuardian(person.birthdate, today)) return 'minor';
  if (!isParent(person)) return 'has-parent';
  if (!needsGuardian(minor?.birthdate, today)) return 'not-needed';
  return isKnown({ person, invite }) ? null : 'unconfirmed';
}
