import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { clubMembers, users } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { type MailReader, withMail } from '../../people/family/parents.ts';

/** Refuses who manages the club no more. For work that waited for a lock since the caller was known to be a manager. */
export async function requireStillManager(
  tx: Database,
  { clubNid, uid }: { readonly clubNid: number; readonly uid: number },
): Promise<void> {
  const isStill = and(isManagerOf(clubNid), eq(clubMembers.uid, uid));
  if ((await tx.$count(clubMembers, isStill)) === 0) throw refusals.forbidden();
}

/** The people who manage a club, those that it has blocked left out. */
export async function clubManagers(db: Database, clubNid: number): Promise<MailReader[]> {
  const found = await db
    .select({ user: users })
    .from(clubMembers)
    .innerJoin(users, eq(users.uid, clubMembers.uid))
    .where(isManagerOf(clubNid));
  return withMail(found.map(({ user }) => user));
}

function isManagerOf(clubNid: number) {
  return and(
    eq(clubMembers.clubNid, clubNid),
    eq(clubMembers.role, 'admin'),
    eq(clubMembers.isBlocked, false),
  );
}
