import { asc } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema.ts';
import { isParentOf } from '../family/parents.ts';

/** Locks the parents of a family until the transaction ends, so that it has at least one when two leave at the same moment. */
export async function lockParents(tx: Database, holder: number): Promise<void> {
  await tx.select({ uid: users.uid }).from(users).where(isParentOf(holder)).orderBy(asc(users.uid)).for('update');
}
