import { eq } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/isOneOf.ts';
import { courseSessions, passReservations, registrations, tariffs, tickets } from '../../db/schema.ts';
import { attended } from '../calendar/attended.ts';

/** The uids of the people who come to each of these sessions, by the rule of their own calendars. */
export async function loadComingPeople(
  db: Database,
  sessions: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const ofSessions = isOneOf(courseSessions.nid, sessions);
  const candidates = await unionAll(
    db
      .select({ uid: registrations.uid })
      .from(registrations)
      .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
      .innerJoin(courseSessions, eq(courseSessions.courseNid, tariffs.courseNid))
      .where(ofSessions),
    db
      .select({ uid: passReservations.uid })
      .from(passReservations)
      .where(isOneOf(passReservations.sessionNid, sessions)),
    db
      .select({ uid: tickets.uid })
      .from(tickets)
      .innerJoin(courseSessions, eq(courseSessions.courseNid, tickets.courseNid))
      .where(ofSessions),
  );
  const uids = [...new Set(candidates.map(({ uid }) => uid))];
  if (uids.length === 0) return new Map();
  const coming = attended(db, uids);
  const found = await db
    .select({ nid: coming.sessionNid, uid: coming.uid })
    .from(coming)
    .where(isOneOf(coming.sessionNid, sessions));
  const bySession = Map.groupBy(found, ({ nid }) => nid);
  return new Map([...bySession].map(([nid, rows]) => [nid, rows.map(({ uid }) => uid)]));
}
