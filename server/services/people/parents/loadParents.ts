import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { ParentInvite } from '#schemas/entities/parent.ts';
import type { OperationResponse } from '#schemas/operations.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { parentInvites, users } from '#server/db/schema.ts';
import { findParents, holderOf, isParent } from '../family/parents.ts';
import { fullName } from '../people.ts';
import type { ParentInviteRow } from './acceptInvite.ts';
import { removableUntil } from './endParent.ts';
import { maxParents, mayInvite } from './inviteParent.ts';

/** The parents of the caller's family and its open invitations; nobody for a member who has a parent. */
export async function loadParents(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  caller: { readonly uid: number },
): Promise<OperationResponse<'get_parents'>['result']> {
  const [self] = await db.select().from(users).where(eq(users.uid, caller.uid));
  if (!self || !isParent(self)) return { parents: [], invites: [], can_invite: false };
  const parents = await findParents(db, holderOf(self));
  const isOpen = and(
    inArray(
      parentInvites.invitedBy,
      parents.map(({ uid }) => uid),
    ),
    gt(parentInvites.expiresAt, clock.now()),
  );
  const invites = await db.select().from(parentInvites).where(isOpen).orderBy(asc(parentInvites.id));
  return {
    parents: parents.map((parent) => ({
      uid: parent.uid,
      name: fullName(parent),
      mail: parent.mail ?? '',
      since: parent.coParentSince === null ? null : unixSecondsOf(parent.coParentSince),
      removable_until: removableUntil({ parent, parents, caller }, clock),
    })),
    invites: invites.map(toWireInvite),
    can_invite: parents.length < maxParents && mayInvite(self, clock),
  };
}

export function toWireInvite({ id, mail, sentAt, expiresAt }: ParentInviteRow): ParentInvite {
  return { id, mail, sent: unixSecondsOf(sentAt), expires: unixSecondsOf(expiresAt) };
}
