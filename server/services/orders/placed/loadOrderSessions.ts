import { and, asc, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { courseSessions, courses, orderLines, orders, users } from '#server/db/schema.ts';

/** A session that somebody attends through an order. A line on a waiting list gives no sessions. */
export interface OrderSession {
  readonly oid: number;
  readonly nid: number;
  /** The person who attends. */
  readonly uid: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly place: string;
  readonly teachers: readonly string[] | null;
  readonly revision: number;
  readonly revisedAt: Date | null;
  readonly course: { readonly title: string; readonly url: string };
  readonly fname: string;
}

/** The sessions that had not ended when the order was placed; for a trial lesson, the chosen session. */
export async function loadOrderSessions(db: Database, oids: readonly number[]): Promise<OrderSession[]> {
  if (oids.length === 0) return [];
  const isOfLine = and(
    eq(courseSessions.courseNid, orderLines.courseNid),
    or(isNull(orderLines.sessionNid), eq(courseSessions.nid, orderLines.sessionNid)),
    gte(courseSessions.endsAt, orders.placedAt),
  );
  const comes = and(inArray(orderLines.type, ['tariff', 'seat']), eq(orderLines.isQueued, false));
  return db
    .select({
      oid: orders.oid,
      nid: courseSessions.nid,
      startsAt: courseSessions.startsAt,
      endsAt: courseSessions.endsAt,
      place: courseSessions.place,
      teachers: courseSessions.teachers,
      revision: courseSessions.revision,
      revisedAt: courseSessions.revisedAt,
      course: { title: courses.title, url: courses.url },
      uid: users.uid,
      fname: users.fname,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.oid, orderLines.oid))
    .innerJoin(courseSessions, isOfLine)
    .innerJoin(courses, eq(courses.nid, courseSessions.courseNid))
    .innerJoin(users, eq(users.uid, orderLines.uid))
    .where(and(inArray(orderLines.oid, [...oids]), comes))
    .orderBy(asc(courseSessions.startsAt), asc(courseSessions.nid), asc(orderLines.position));
}
