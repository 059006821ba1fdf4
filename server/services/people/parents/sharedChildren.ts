import { and, asc, eq, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import { isOfAge } from '#rules/guardian.ts';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import {
  keptCarts,
  orders,
  parentInviteChildren,
  parentInvites,
  reservations,
  sharedChildren,
  users,
} from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { findParents, holderOf } from '../family/parents.ts';
import type { PersonRow } from '../lockPerson.ts';
import { lockParents } from './lockParents.ts';

/** The members of a household who can be shared with another: they don't act for themselves, and have no second household yet. */
export async function findShareable(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  holder: number,
): Promise<PersonRow[]> {
  const isShared = db.select().from(sharedChildren).where(eq(sharedChildren.uid, users.uid));
  const members = await db
    .select()
    .from(users)
    .where(and(eq(users.parentUid, holder), isNull(users.coParentSince), notExists(isShared)))
    .orderBy(asc(users.birthdate), asc(users.uid));
  const today = todayOf(clock);
  // An adult with a login acts for themselves.
  return members.filter(({ passwordHash, birthdate }) => passwordHash === null || !isOfAge(birthdate, today));
}

/** The children whom an invitation names, and who can still be shared. */
export async function findInvited(
  context: Pick<Context, 'db' | 'clock'>,
  { inviteId, holder }: { readonly inviteId: number; readonly holder: number },
): Promise<PersonRow[]> {
  const named = await context.db
    .select({ uid: parentInviteChildren.uid })
    .from(parentInviteChildren)
    .where(eq(parentInviteChildren.inviteId, inviteId));
  const uids = new Set(named.map(({ uid }) => uid));
  return (await findShareable(context, holder)).filter(({ uid }) => uids.has(uid));
}

interface Sharing {
  /** The parents of the household that the children belong to, locked by the caller's transaction. */
  readonly parents: readonly PersonRow[];
  readonly children: readonly PersonRow[];
  /** The parent of another household who accepted. */
  readonly person: PersonRow;
}

/** Shares children with the household of a parent, in the caller's transaction. Other invitations that are about them end. */
export async function shareChildren(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { parents, children, person }: Sharing,
): Promise<void> {
  const sharedSince = clock.now();
  const uids = children.map(({ uid }) => uid);
  await tx.insert(sharedChildren).values(uids.map((uid) => ({ uid, sharedWith: person.uid, sharedSince })));
  const inviters = parents.map(({ uid }) => uid);
  const about = tx
    .select({ id: parentInviteChildren.inviteId })
    .from(parentInviteChildren)
    .where(inArray(parentInviteChildren.uid, uids));
  const isAboutThem = or(eq(parentInvites.isForFamily, true), inArray(parentInvites.id, about));
  await tx
    .delete(parentInvites)
    .where(and(inArray(parentInvites.invitedBy, inviters), isNull(parentInvites.guardianName), isAboutThem));
}

/** A child with the parent of another household with whom it is shared. */
export interface SharedChild {
  readonly child: PersonRow;
  readonly sharedWith: number;
  readonly since: Date;
}

/** The children of a household who are shared, by when that began. */
export async function findSharedOf(db: Database, holder: number): Promise<SharedChild[]> {
  return db
    .select({ child: users, sharedWith: sharedChildren.sharedWith, since: sharedChildren.sharedSince })
    .from(sharedChildren)
    .innerJoin(users, eq(users.uid, sharedChildren.uid))
    .where(eq(users.parentUid, holder))
    .orderBy(asc(sharedChildren.sharedSince), asc(users.birthdate), asc(users.uid));
}

/** The children of other households who are shared with one of these parents, by when that began. */
export async function findSharedWith(db: Database, parents: readonly number[]): Promise<SharedChild[]> {
  return db
    .select({ child: users, sharedWith: sharedChildren.sharedWith, since: sharedChildren.sharedSince })
    .from(sharedChildren)
    .innerJoin(users, eq(users.uid, sharedChildren.uid))
    .where(inArray(sharedChildren.sharedWith, [...parents]))
    .orderBy(asc(sharedChildren.sharedSince), asc(users.birthdate), asc(users.uid));
}

/**
 * Ends the sharing of children with a parent of another household, in the caller's transaction. The second household's carts for them
 * go. Its places stay held for the children, as when a parent leaves a family.
 */
export async function endSharing(tx: Database, shared: readonly SharedChild[]): Promise<void> {
  if (shared.length === 0) return;
  const uids = shared.map(({ child }) => child.uid);
  for (const { child, sharedWith } of shared) {
    const [person] = await tx.select().from(users).where(eq(users.uid, sharedWith));
    const second = person ? await findParents(tx, holderOf(person)) : [];
    const heldBy = second.map(({ uid }) => uid);
    if (child.parentUid !== null && heldBy.length > 0)
      await tx
        .update(reservations)
        .set({ heldBy: child.parentUid })
        .where(and(eq(reservations.uid, child.uid), inArray(reservations.heldBy, heldBy)));
  }
  await tx.delete(keptCarts).where(and(inArray(keptCarts.uid, uids), eq(keptCarts.ofOtherHousehold, true)));
  await tx.delete(sharedChildren).where(inArray(sharedChildren.uid, uids));
}

/**
 * Moves a shared child to its second household, in the caller's transaction, because the first one ends. Whose order or cart is whose
 * turns around.
 */
export async function moveChild(
  tx: Database,
  { child, parent }: { readonly child: number; readonly parent: number },
): Promise<void> {
  const second = await lockParents(tx, parent);
  const [holder] = second;
  if (!holder) throw refusals.busy();
  await tx.update(users).set({ parentUid: holder.uid }).where(eq(users.uid, child));
  await tx.delete(sharedChildren).where(eq(sharedChildren.uid, child));
  const turned = sql`not ${orders.ofOtherHousehold}`;
  await tx.update(orders).set({ ofOtherHousehold: turned }).where(eq(orders.uid, child));
  await tx.delete(keptCarts).where(and(eq(keptCarts.uid, child), eq(keptCarts.ofOtherHousehold, false)));
  await tx.update(keptCarts).set({ ofOtherHousehold: false }).where(eq(keptCarts.uid, child));
}
