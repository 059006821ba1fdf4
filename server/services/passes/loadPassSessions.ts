import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { PassSession } from '#schemas/entities/offer/pass.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { courseSessions, courses, passReservations } from '../../db/schema.ts';
import { cancelUntil } from './cancelPassReservation.ts';

/** The sessions of a club that haven't begun and take a pass, soonest first. */
export async function loadPassSessions(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { clubNid, uid }: { clubNid: number; uid: number },
): Promise<PassSession[]> {
  const isOwn = and(
    eq(passReservations.sessionNid, courseSessions.nid),
    eq(passReservations.uid, uid),
    isNull(passReservations.cancelledAt),
  );
  const takesPasses = and(eq(courses.clubNid, clubNid), isNotNull(courses.passTurns));
  const rows = await db
    .select({
      session: courseSessions,
      course: courses.title,
      turns: courses.passTurns,
      reservation: passReservations.id,
    })
    .from(courseSessions)
    .innerJoin(courses, eq(courses.nid, courseSessions.courseNid))
    .leftJoin(passReservations, isOwn)
    .where(and(takesPasses, gt(courseSessions.startsAt, clock.now())))
    .orderBy(asc(courseSessions.startsAt), asc(courseSessions.nid));
  return rows.map(({ session, course, turns, reservation }) => ({
    nid: session.nid,
    course,
    start: unixSecondsOf(session.startsAt),
    end: unixSecondsOf(session.endsAt),
    place: session.place,
    turns: turns ?? 0,
    free: session.guestCapacity === null ? null : Math.max(0, session.guestCapacity - session.guests),
    reservation,
    cancelUntil: unixSecondsOf(cancelUntil(session.startsAt)),
  }));
}
