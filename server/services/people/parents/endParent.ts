import { and, eq, inArray, lte } from 'drizzle-orm';
import type { UnixSeconds } from '#rules/brusselsTime.ts';
import { dayInSeconds } from '#rules/duration.ts';
import { type Clock, unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { capTimes } from '#server/db/capTimes.ts';
import type { Database } from '#server/db/database.ts';
import { parentInvites, users } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { queueMails } from '#server/mail/outbox/queueMails.ts';
import { nl } from '#server/texts/nl.ts';
import type { PersonRow } from '../lockPerson.ts';
import { inviteLifetime } from './insertInvite.ts';
import { leaveFamily } from './leaveFamily.ts';
import { lockParents } from './lockParents.ts';
import { parentGoneMails, sharingEndedMails } from './parentMails.ts';
import { endSharing, findSharedOf } from './sharedChildren.ts';

/** Time in which a coming can be undone, in seconds: a mail may have reached the wrong person. */
const removableFor = 14 * dayInSeconds;

/** Takes the caller, a parent, out of a family with another parent, and mails both. */
export async function leaveAsParent(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  uid: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const parents = await lockParents(tx, uid);
    const gone = parents.find((parent) => parent.uid === uid);
    if (!gone || !(await leaveFamily(tx, { parents, uid })))
      throw refusals.notAvailable(nl.parents.onlyParent);
    const parted = { gone, staying: parents.filter((parent) => parent !== gone) };
    await queueMails({ db: tx, clock }, parentGoneMails(parted));
  });
}

/** Ends what the household of a child shares with the caller, a parent of another household, and mails both. */
export async function leaveSharedChildren(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { caller, child }: { readonly caller: { readonly uid: number }; readonly child: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [member] = await tx.select().from(users).where(eq(users.uid, child));
    const parents = await lockParents(tx, member?.parentUid ?? child);
    const shared = (await findSharedOf(tx, parents[0]?.uid ?? 0)).filter(
      ({ sharedWith }) => sharedWith === caller.uid,
    );
    const [gone] = await tx.select().from(users).where(eq(users.uid, caller.uid));
    if (!gone || !shared.some((one) => one.child.uid === child))
      throw refusals.notAvailable(nl.parents.notShared);
    await endSharing(tx, shared);
    await queueMails({ db: tx, clock }, sharingEndedMails({ gone, parents, shared }));
  });
}

/** Undoes the coming of a parent, for a parent who was there before, and mails them. */
export async function removeParent(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { caller, uid }: { readonly caller: { readonly uid: number }; readonly uid: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const parents = await lockParents(tx, caller.uid);
    const gone = parents.find((parent) => parent.uid === uid);
    if (!gone) return undoSharing({ db: tx, clock }, { parents, caller, uid });
    const until = removableUntil({ parent: gone, parents, caller }, clock);
    if (!until) throw refusals.notAvailable(nl.parents.notRemovable);
    await leaveFamily(tx, { parents, uid });
    const parted = { gone, staying: parents.filter((parent) => parent !== gone) };
    await queueMails({ db: tx, clock }, parentGoneMails(parted));
  });
}

interface Undoing {
  /** The parents of the household that the children belong to. */
  readonly parents: readonly PersonRow[];
  readonly caller: { readonly uid: number };
  /** The parent of the other household. */
  readonly uid: number;
}

async function undoSharing(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { parents, caller, uid }: Undoing,
): Promise<void> {
  const shared = (await findSharedOf(tx, parents[0]?.uid ?? 0)).filter(
    (one) => one.sharedWith === uid && undoableUntil({ since: one.since, parents, caller }, clock) !== null,
  );
  const [gone] = await tx.select().from(users).where(eq(users.uid, uid));
  if (!gone || shared.length === 0) throw refusals.notAvailable(nl.parents.notRemovable);
  await endSharing(tx, shared);
  await queueMails({ db: tx, clock }, sharingEndedMails({ gone, parents, shared }));
}

interface Removing {
  readonly parent: PersonRow;
  /** The parents of the family, in the order in which they came. */
  readonly parents: readonly PersonRow[];
  readonly caller: { readonly uid: number };
}

/** Until when the caller may undo the coming of a parent; null: the caller may not. */
export function removableUntil({ parent, parents, caller }: Removing, clock: Clock): UnixSeconds | null {
  if (parent.coParentSince === null) return null;
  const order = parents.map(({ uid }) => uid);
  const wasThere = order.includes(caller.uid) && order.indexOf(caller.uid) < order.indexOf(parent.uid);
  const until = unixSecondsOf(parent.coParentSince) + removableFor;
  return wasThere && until > unixSecondsOf(clock.now()) ? until : null;
}

interface Shared extends Pick<Removing, 'parents' | 'caller'> {
  readonly since: Date;
}

/** Until when the caller may undo that a child is shared; null: the caller may not. */
export function undoableUntil({ since, parents, caller }: Shared, clock: Clock): UnixSeconds | null {
  const wasThere = parents.some(
    ({ uid, coParentSince }) => uid === caller.uid && (coParentSince === null || coParentSince <= since),
  );
  const until = unixSecondsOf(since) + removableFor;
  return wasThere && until > unixSecondsOf(clock.now()) ? until : null;
}

/** Ends an open invitation of the caller's family. */
export async function withdrawInvite(
  { db }: Pick<Context, 'db'>,
  { caller, id }: { readonly caller: { readonly uid: number }; readonly id: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const parents = await lockParents(tx, caller.uid);
    const uids = parents.map(({ uid }) => uid);
    await tx
      .delete(parentInvites)
      .where(and(eq(parentInvites.id, id), inArray(parentInvites.invitedBy, uids)));
  });
}

/** Deletes the invitations that are over: they hold an address of somebody who never answered. */
export async function sweepInvites(db: Database, now: Date): Promise<void> {
  await db.delete(parentInvites).where(lte(parentInvites.expiresAt, now));
  await capTimes(db, { column: parentInvites.expiresAt, now, seconds: inviteLifetime });
}
