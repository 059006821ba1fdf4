import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import {
  coupleInvites,
  keptCarts,
  questionFiles,
  recordClaimPeople,
  recordClaims,
  reservations,
  sharedChildren,
  users,
} from '#server/db/schema.ts';
import { nl } from '#server/texts/nl.ts';
import { personalColumns } from '../personalColumns.ts';
import { isAboutPartner } from './givenUp.ts';
import { eraseFreeOrders, makeNameless, replaceUid } from './keepForTheLaw.ts';
import type { ErasedPeople } from './whoIsErased.ts';

/**
 * Deletes people and everything about them, in the caller's transaction. What a club must keep moves to nameless people.
 *
 * @returns the paths of the files that nothing refers to any more
 */
export async function forgetPeople(
  tx: Database,
  erased: Pick<ErasedPeople, 'uids' | 'mails'>,
): Promise<string[]> {
  const { uids } = erased;
  await forgetPartners(tx, erased);
  const files = await tx
    .select({ path: questionFiles.path })
    .from(questionFiles)
    .where(inArray(questionFiles.uid, uids));
  const sharedWithThem = tx
    .select({ uid: sharedChildren.uid })
    .from(sharedChildren)
    .where(inArray(sharedChildren.sharedWith, uids));
  // The carts of the second household of a child, which ends with the parent.
  await tx
    .delete(keptCarts)
    .where(and(inArray(keptCarts.uid, sharedWithThem), eq(keptCarts.ofOtherHousehold, true)));
  for (const { table, column } of personalColumns.filter(({ fate }) => fate === 'goes'))
    await tx.delete(table).where(inArray(column, uids));
  // A link keeps the address that it was mailed to. Without its people it claims nobody.
  const left = tx.select({ id: recordClaimPeople.claimId }).from(recordClaimPeople);
  await tx.delete(recordClaims).where(notInArray(recordClaims.id, left));
  await eraseFreeOrders(tx, uids);
  for (const uid of uids) await makeNameless(tx, uid);
  for (const one of personalColumns.filter(({ fate }) => fate === 'unlinked'))
    await replaceUid(tx, one, { from: uids, to: null });
  await tx.delete(users).where(inArray(users.uid, uids));
  return files.map(({ path }) => path);
}

/**
 * Removes the partners' names; the inviter keeps the invitation. An open invitation is declined, so its place is free again.
 */
async function forgetPartners(tx: Database, erased: Pick<ErasedPeople, 'uids' | 'mails'>): Promise<void> {
  const found = await tx.select().from(coupleInvites).where(isAboutPartner(erased));
  for (const { cciid, state, tariffNid, inviterUid } of found) {
    const isWaiting = state === 'open';
    if (isWaiting) await tx.delete(reservations).where(isKeptForPartner(tariffNid, inviterUid));
    await tx
      .update(coupleInvites)
      .set({ ...nl.erasure.nameless, mail: '', ...(isWaiting && { state: 'declined' }) })
      .where(eq(coupleInvites.cciid, cciid));
  }
}

function isKeptForPartner(tariffNid: number, inviterUid: number) {
  return and(
    eq(reservations.kind, 'partner'),
    eq(reservations.ref, tariffNid),
    eq(reservations.uid, inviterUid),
  );
}
