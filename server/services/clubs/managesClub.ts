import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { clubMembers } from '../../db/schema.ts';
import type { Caller } from '../sessions/caller.ts';

/** Whether somebody manages this club, and isn't blocked there. */
export async function managesClub(
  db: Database,
  clubNid: number,
  { uid }: Pick<Caller, 'uid'>,
): Promise<boolean> {
  const isManager = and(
    eq(clubMembers.clubNid, clubNid),
    eq(clubMembers.uid, uid),
    eq(clubMembers.role, 'admin'),
    eq(clubMembers.isBlocked, false),
  );
  return (await db.$count(clubMembers, isManager)) > 0;
}
