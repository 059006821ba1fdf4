import { eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { type courseSessions, passReservations, registrations, tariffs, tickets } from '../../db/schema.ts';
import { attendanceKinds, attended } from '../calendar/attended.ts';

/** The participants of a session, by the same rule as their own calendars. */
export async function findParticipants(
  db: Database,
  { nid, courseNid }: Pick<typeof courseSessions.$inferSelect, 'nid' | 'courseNid'>,
): Promise<ReadonlyMap<number, { readonly isTrial: boolean }>> {
  const candidates = await unionAll(
    db
      .select({ uid: registrations.uid })
      .from(registrations)
      .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
      .where(eq(tariffs.courseNid, courseNid)),
    db
      .select({ uid: passReservations.uid })
      .from(passReservations)
      .where(eq(passReservations.sessionNid, nid)),
    db.select({ uid: tickets.uid }).from(tickets).where(eq(tickets.courseNid, courseNid)),
  );
  const uids = [...new Set(candidates.map(({ uid }) => uid))];
  if (uids.length === 0) return new Map();
  const coming = attended(db, uids);
  const found = await db
    .select({ uid: coming.uid, rank: coming.rank })
    .from(coming)
    .where(sql`${coming.sessionNid} = ${nid}`);
  return new Map(found.map(({ uid, rank }) => [uid, { isTrial: attendanceKinds[rank] === 'trial' }]));
}
