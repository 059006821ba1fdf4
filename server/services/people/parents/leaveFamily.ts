import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { parentInvites, reservations, users } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import { findParents, holderOf } from '../family/parents.ts';
import { lockPerson } from '../lockPerson.ts';
import { lockParents } from './lockParents.ts';

/** Takes a parent out of a family with two parents. The caller's own account stays, alone; the members stay in the family. */
export async function leaveAsParent(db: Database, uid: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockParents(tx, holderOf(await lockPerson(tx, uid)));
    if (!(await leaveFamily(tx, uid))) throw refusals.notAvailable(nl.parents.onlyParent);
  });
}

/**
 * Takes a parent out of the family, in the caller's transaction, which has locked the parents. When the holder leaves, the parent
 * who came first becomes the holder.
 *
 * @returns false when nobody else is a parent there; nothing changes then
 */
export async function leaveFamily(tx: Database, uid: number): Promise<boolean> {
  const [self] = await tx.select().from(users).where(eq(users.uid, uid));
  if (!self) return false;
  const holder = holderOf(self);
  const next = (await findParents(tx, holder)).find((parent) => parent.uid !== uid);
  if (!next) return false;
  await tx.delete(parentInvites).where(eq(parentInvites.invitedBy, uid));
  await tx.update(users).set({ parentUid: null, coParentSince: null }).where(eq(users.uid, uid));
  if (holder === uid) await handOver(tx, { from: uid, to: next.uid });
  else await moveHolds(tx, { of: uid, to: uid });
  return true;
}

async function handOver(tx: Database, { from, to }: { from: number; to: number }): Promise<void> {
  await tx.update(users).set({ parentUid: null, coParentSince: null }).where(eq(users.uid, to));
  await tx.update(users).set({ parentUid: to }).where(eq(users.parentUid, from));
  const isTheirs = and(eq(reservations.heldBy, from), ne(reservations.uid, from));
  await tx.update(reservations).set({ heldBy: to }).where(isTheirs);
}

/** Holds belong to a family. The places that are held for one person follow that person to another family. */
export async function moveHolds(tx: Database, { of, to }: { of: number; to: number }): Promise<void> {
  await tx.update(reservations).set({ heldBy: to }).where(eq(reservations.uid, of));
}
