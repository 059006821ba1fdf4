import { and, eq, gt, isNotNull, lt, notExists, sql } from 'drizzle-orm';
import { daysAfter } from '#rules/brusselsInstant.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/isOneOf.ts';
import { clubs, courseSessions, courses, lessonChanges, users } from '../../db/schema.ts';
import type { AgendaEntry } from './agendaFile.ts';
import { atClub, type CalendarPeriod, startOf } from './loadCalendar.ts';

/**
 * The lessons of these people that a club took off its plan in the last weeks, for programs that have them in a calendar. A program that
 * imported a file keeps a lesson until an entry says that it is cancelled.
 */
export async function loadCancelled(
  db: Database,
  { uids, from, to, clubNid }: CalendarPeriod,
): Promise<AgendaEntry[]> {
  const { oldStart, oldEnd, oldNid } = lessonChanges;
  const touches = and(gt(oldEnd, startOf(from)), lt(oldStart, startOf(daysAfter(to, 1))));
  const stands = db.select({ one: sql`1` }).from(courseSessions).where(eq(courseSessions.nid, oldNid));
  const rows = await db
    .select({
      change: lessonChanges,
      person: { uid: users.uid, fname: users.fname },
      course: courses,
      club: clubs,
    })
    .from(lessonChanges)
    .innerJoin(users, eq(users.uid, lessonChanges.uid))
    .innerJoin(courses, eq(courses.nid, lessonChanges.courseNid))
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .where(
      and(isOneOf(lessonChanges.uid, uids), isNotNull(oldNid), touches, atClub(clubNid), notExists(stands)),
    )
    .orderBy(oldStart, lessonChanges.id);
  return rows.flatMap(({ change, ...about }) => cancelledEntry(change, about) ?? []);
}

type Change = Pick<
  typeof lessonChanges.$inferSelect,
  'oldNid' | 'oldStart' | 'oldEnd' | 'oldPlace' | 'oldRevision' | 'newNid' | 'madeAt'
>;

interface About extends Pick<AgendaEntry, 'course' | 'club'> {
  readonly person: Pick<AgendaEntry, 'uid' | 'fname'>;
}

/** The entry of a lesson that is gone; undefined for a lesson that has another time or place, and for a change of an earlier version. */
export function cancelledEntry(change: Change, { person, course, club }: About): AgendaEntry | undefined {
  const {
    oldNid: nid,
    oldStart: startsAt,
    oldEnd: endsAt,
    oldPlace: place,
    oldRevision,
    newNid,
    madeAt,
  } = change;
  if (nid === null || endsAt === null || oldRevision === null || newNid === nid) return undefined;
  return {
    ...{ ...person, course, club, nid, startsAt, endsAt, place },
    ...{ revision: oldRevision + 1, revisedAt: madeAt, isCancelled: true },
  };
}
