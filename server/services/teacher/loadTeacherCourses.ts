import { and, asc, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { TeacherCourse } from '#schemas/entities/club/teaching.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { attendanceSheets, clubs, courseSessions, courses } from '../../db/schema.ts';
import { loadCancelledLessons } from './loadCancelledLessons.ts';
import { isSubstitutedBy, isTaughtBy } from './taughtCourse.ts';

/**
 * Maximum number of sessions per course: those that have begun, and those to come. An activity also has all days without a sheet,
 * because a tax certificate needs each of them.
 */
const maxBegun = 2;
const maxToCome = 3;

/** The courses that somebody teaches, by title, with the sessions around this moment. */
export async function loadTeacherCourses(
  db: Database,
  { uid, now }: { readonly uid: number; readonly now: Date },
): Promise<TeacherCourse[]> {
  const taught = await db
    .select({ course: courses, club: clubs })
    .from(courses)
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .where(isTaughtBy(db, uid))
    .orderBy(asc(courses.title), asc(courses.nid));
  const nids = taught.map(({ course }) => course.nid);
  const sessions = nids.length === 0 ? [] : await loadSessions(db, nids, now);
  const cancelled = await loadCancelledLessons(db, { courses: nids, now });
  const own = taught.map(({ course, club }) => ({
    ...toWire(
      { course, club },
      sessions.filter(({ courseNid }) => courseNid === course.nid),
    ),
    cancelled: cancelled.flatMap(({ course: nid, ...lesson }) => (nid === course.nid ? lesson : [])),
  }));
  return [...own, ...(await loadSubstituted(db, { uid, now, taught: nids }))];
}

type CourseOfClub = {
  readonly course: typeof courses.$inferSelect;
  readonly club: typeof clubs.$inferSelect;
};

interface NearSession
  extends Pick<typeof courseSessions.$inferSelect, 'nid' | 'startsAt' | 'endsAt' | 'place'> {
  readonly saved: boolean;
}

function toWire({ course, club }: CourseOfClub, sessions: readonly NearSession[]): TeacherCourse {
  return {
    ...{ nid: course.nid, url: course.url, title: course.title },
    club: { nid: club.nid, url: club.url, title: club.title },
    sessions: sessions.map(({ nid, startsAt, endsAt, place, saved }) => ({
      ...{ nid, place, saved },
      start: unixSecondsOf(startsAt),
      end: unixSecondsOf(endsAt),
    })),
    cancelled: [],
  };
}

interface Substituting {
  readonly uid: number;
  readonly now: Date;
  /** Courses that the person teaches. */
  readonly taught: readonly number[];
}

/** Courses of others of which somebody teaches single lessons, with those lessons. */
async function loadSubstituted(db: Database, { uid, now, taught }: Substituting): Promise<TeacherCourse[]> {
  const rows = await db
    .select({
      ...{ course: courses, club: clubs, session: courseSessions },
      saved: sql<boolean>`${isNotNull(attendanceSheets.sessionNid)}`,
    })
    .from(courseSessions)
    .innerJoin(courses, eq(courses.nid, courseSessions.courseNid))
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .leftJoin(attendanceSheets, eq(attendanceSheets.sessionNid, courseSessions.nid))
    .where(and(isSubstitutedBy(db, uid, now), notInArray(courses.nid, [...taught])))
    .orderBy(asc(courses.title), asc(courseSessions.startsAt));
  const groups = Map.groupBy(rows, ({ course }) => course.nid);
  return [...groups.values()].flatMap((ofCourse) =>
    ofCourse.slice(0, 1).map((first) =>
      toWire(
        first,
        ofCourse.map(({ session, saved }) => ({ ...session, saved })),
      ),
    ),
  );
}

async function loadSessions(db: Database, courseNids: readonly number[], now: Date) {
  const { nid, courseNid, startsAt, endsAt, place } = courseSessions;
  const hasBegun = sql<boolean>`${startsAt} <= ${now.toISOString()}::timestamptz`;
  const placeBefore = sql<number>`row_number() over (partition by ${courseNid}, ${hasBegun} order by ${startsAt} desc, ${nid} desc)`;
  const placeAfter = sql<number>`row_number() over (partition by ${courseNid}, ${hasBegun} order by ${startsAt}, ${nid})`;
  const ranked = db
    .select({
      ...{ nid, courseNid, startsAt, endsAt, place },
      hasBegun: hasBegun.as('has_begun'),
      before: placeBefore.as('place_before'),
      after: placeAfter.as('place_after'),
      saved: sql<boolean>`${isNotNull(attendanceSheets.sessionNid)}`.as('saved'),
      isOfActivity: sql<boolean>`${eq(courses.type, 'activity')}`.as('is_of_activity'),
    })
    .from(courseSessions)
    .innerJoin(courses, eq(courses.nid, courseNid))
    .leftJoin(attendanceSheets, eq(attendanceSheets.sessionNid, nid))
    .where(inArray(courseNid, [...courseNids]))
    .as('ranked');
  const isNear = sql`case when ${ranked.hasBegun} then ${ranked.before} <= ${maxBegun} or (${ranked.isOfActivity} and not ${ranked.saved}) else ${ranked.after} <= ${maxToCome} end`;
  return db.select().from(ranked).where(and(isNear)).orderBy(asc(ranked.startsAt), asc(ranked.nid));
}
