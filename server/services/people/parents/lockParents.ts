import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { findParents, holderOf } from '../family/parents.ts';
import type { PersonRow } from '../lockPerson.ts';

/**
 * Locks the parents of somebody's family until the transaction ends, so that a family has at least one parent when two leave at
 * the same moment, and never too many.
 *
 * @returns the parents, the holder first; they are of the person's own family when the transaction began and still are
 */
export async function lockParents(tx: Database, uid: number): Promise<PersonRow[]> {
  const holder = await findHolder(tx, uid);
  const parents = await findParents(tx, holder).for('update');
  // The holder left while this waited for the locks.
  if ((await findHolder(tx, uid)) !== holder || parents[0]?.uid !== holder) throw refusals.busy();
  return parents;
}

async function findHolder(tx: Database, uid: number): Promise<number> {
  const [person] = await tx.select().from(users).where(eq(users.uid, uid));
  if (!person) throw refusals.busy();
  return holderOf(person);
}
