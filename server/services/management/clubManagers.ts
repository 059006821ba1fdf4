import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { clubMembers, users } from '../../db/schema.ts';
import { type MailReader, withMail } from '../people/family/parents.ts';

/** The people who manage a club, those that it has blocked left out. */
export async function clubManagers(db: Database, clubNid: number): Promise<MailReader[]> {
  const isManager = and(
    eq(clubMembers.clubNid, clubNid),
    eq(clubMembers.role, 'admin'),
    eq(clubMembers.isBlocked, false),
  );
  const found = await db
    .select({ user: users })
    .from(clubMembers)
    .innerJoin(users, eq(users.uid, clubMembers.uid))
    .where(isManager);
  return withMail(found.map(({ user }) => user));
}
