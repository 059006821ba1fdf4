import { gt } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { nationalNumbers, oneTimeCodes, sessions, users } from '#server/db/schema.ts';

/**
 * Remembers who everybody is; the function it gives brings that back, forgets who came since, and what logged anybody in.
 */
export async function restorePeople(db: Database): Promise<() => Promise<void>> {
  const before = await db.select().from(users);
  const last = Math.max(...before.map(({ uid }) => uid));
  return async () => {
    for (const table of [sessions, oneTimeCodes, nationalNumbers]) await db.delete(table);
    // Each could stand in the way of another: who has a mail, and who is whose parent.
    await db.update(users).set({ mail: null, passwordHash: null, parentUid: null });
    await db.delete(users).where(gt(users.uid, last));
    for (const row of before)
      await db.insert(users).values(row).onConflictDoUpdate({ target: users.uid, set: row });
  };
}
