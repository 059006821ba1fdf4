import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { clubMembers } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import type { Caller } from '../sessions/caller.ts';

/** Refuses everybody but a manager of this club, and tells nobody whether the club exists. */
export async function requireManager(
  db: Database,
  clubNid: number,
  caller: Pick<Caller, 'uid'>,
): Promise<void> {
  const isManager = and(
    eq(clubMembers.clubNid, clubNid),
    eq(clubMembers.uid, caller.uid),
    eq(clubMembers.role, 'admin'),
    eq(clubMembers.isBlocked, false),
  );
  if ((await db.$count(clubMembers, isManager)) === 0) throw refusals.forbidden();
}
