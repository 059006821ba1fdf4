import { gt } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import {
  clubMembers,
  nationalNumbers,
  oneTimeCodes,
  parentInvites,
  roleInvites,
  sessions,
  users,
} from '#server/db/schema.ts';

/**
 * Takes a snapshot of all accounts and their roles. Returns a function that restores it, and deletes newer accounts, sessions and login codes.
 */
export async function restorePeople(db: Database): Promise<() => Promise<void>> {
  const before = await db.select().from(users);
  const roles = await db.select().from(clubMembers);
  const last = Math.max(...before.map(({ uid }) => uid));
  return async () => {
    for (const table of [sessions, oneTimeCodes, nationalNumbers, parentInvites, roleInvites, clubMembers])
      await db.delete(table);
    // Clears the unique mail and the parent first, because the rows could conflict with each other.
    await db.update(users).set({ mail: null, passwordHash: null, parentUid: null, coParentSince: null });
    await db.delete(users).where(gt(users.uid, last));
    for (const row of before)
      await db.insert(users).values(row).onConflictDoUpdate({ target: users.uid, set: row });
    await db.insert(clubMembers).values(roles);
  };
}
