import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';

export type PersonRow = typeof users.$inferSelect;

/**
 * Locks a person's row until the transaction ends. Waits at most 3 seconds (`openPostgres`); then the database refuses and the
 * caller may retry.
 */
export async function lockPerson(tx: Database, uid: number): Promise<PersonRow> {
  const [row] = await tx.select().from(users).where(eq(users.uid, uid)).for('update');
  if (!row) throw refusals.busy();
  return row;
}
