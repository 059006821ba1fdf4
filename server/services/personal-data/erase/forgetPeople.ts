import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { keptCarts, questionFiles, sharedChildren, users } from '#server/db/schema.ts';
import { personalColumns } from '../personalColumns.ts';
import { forgetPartners } from './forgetPartners.ts';
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
  await eraseFreeOrders(tx, uids);
  for (const uid of uids) await makeNameless(tx, uid);
  for (const one of personalColumns.filter(({ fate }) => fate === 'unlinked'))
    await replaceUid(tx, one, { from: uids, to: null });
  await tx.delete(users).where(inArray(users.uid, uids));
  return files.map(({ path }) => path);
}
