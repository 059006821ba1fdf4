import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { parentInvites, reservations, users } from '#server/db/schema.ts';
import type { PersonRow } from '../lockPerson.ts';

interface Leaving {
  /** The parents of the family, the holder first, locked by the caller's transaction. */
  readonly parents: readonly PersonRow[];
  /** The parent who leaves. */
  readonly uid: number;
}

/**
 * Takes a parent out of a family, in the caller's transaction. The account of that parent stays, alone. When the holder leaves,
 * the parent who came first becomes the holder.
 *
 * @returns false when nobody else is a parent there; nothing changes then
 */
export async function leaveFamily(tx: Database, { parents, uid }: Leaving): Promise<boolean> {
  const next = parents.find((parent) => parent.uid !== uid);
  if (!next) return false;
  await tx.delete(parentInvites).where(eq(parentInvites.invitedBy, uid));
  await tx.update(users).set({ parentUid: null, coParentSince: null }).where(eq(users.uid, uid));
  if (parents[0]?.uid === uid) await handOver(tx, { from: uid, to: next.uid });
  // The places that the parent held for a member stay held for that member.
  const isOfMember = and(eq(reservations.heldBy, uid), ne(reservations.uid, uid));
  await tx.update(reservations).set({ heldBy: next.uid }).where(isOfMember);
  return true;
}

async function handOver(tx: Database, { from, to }: { from: number; to: number }): Promise<void> {
  await tx.update(users).set({ parentUid: null, coParentSince: null }).where(eq(users.uid, to));
  await tx.update(users).set({ parentUid: to }).where(eq(users.parentUid, from));
}
