import { asc, inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema.ts';

/**
 * Locks the people who register, so that two requests at once can't register somebody twice for one course, by two tariffs. The lock
 * lets others refer to the people meanwhile. It comes before every lock of the offer, and the household before its members, as in
 * whatever else locks people.
 */
export async function lockRegistering(
  tx: Database,
  { household, uids }: { readonly household: number; readonly uids: readonly number[] },
): Promise<void> {
  await tx
    .select({ uid: users.uid })
    .from(users)
    .where(inArray(users.uid, [household, ...uids]))
    .orderBy(sql`${users.uid} <> ${household}`, asc(users.uid))
    .for('no key update');
}
