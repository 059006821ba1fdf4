import { and, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import {
  courseSessions,
  courses,
  lessonChanges,
  passReservations,
  registrations,
  tariffs,
  tickets,
} from '#server/db/schema.ts';
import { attended } from '../../calendar/attended.ts';
import { type ComingLesson, changedLessons } from './changedLessons.ts';

/** The coming lessons of a club with the people who attend them. Lessons that nobody attends are left out. */
export async function loadComingLessons(
  db: Database,
  { clubNid, now }: { readonly clubNid: number; readonly now: Date },
): Promise<ComingLesson[]> {
  const lessons = await comingLessons(db, { clubNid, now });
  if (lessons.length === 0) return [];
  const who = attended(db, await membersOf(db, clubNid));
  const taking = await db
    .select({ uid: who.uid, sessionNid: who.sessionNid })
    .from(who)
    .innerJoin(courseSessions, eq(courseSessions.nid, who.sessionNid))
    .innerJoin(courses, eq(courses.nid, courseSessions.courseNid))
    .where(and(eq(courses.clubNid, clubNid), gt(courseSessions.startsAt, now)));
  const uids = Map.groupBy(taking, ({ sessionNid }) => sessionNid);
  return lessons.flatMap((lesson) => {
    const found = uids.get(lesson.nid);
    return found ? [{ ...lesson, uids: found.map(({ uid }) => uid) }] : [];
  });
}

interface ToRecord {
  readonly before: readonly ComingLesson[];
  readonly clubNid: number;
  readonly now: Date;
  /** null: the mails need not wait for an import. */
  readonly importId: number | null;
  /** Why, in words for the families; absent where nobody said. */
  readonly reason?: string | undefined;
}

/**
 * Notes for each person which lessons a club has cancelled, moved or given another teacher since `before`, in the transaction of the change. The mails
 * follow (`mailLessonChanges`).
 */
export async function recordLessonChanges(
  tx: Database,
  { before, clubNid, now, importId, reason = '' }: ToRecord,
): Promise<void> {
  const changed = changedLessons(before, await comingLessons(tx, { clubNid, now }));
  const rows = changed.map(({ lesson, now: is }) => ({
    ...{ uids: lesson.uids, courseNid: lesson.courseNid, oldStart: lesson.startsAt, oldPlace: lesson.place },
    ...{ oldNid: lesson.nid, oldEnd: lesson.endsAt, oldRevision: lesson.revision },
    ...{ newNid: is?.nid ?? null, newStart: is?.startsAt ?? null, newPlace: is?.place ?? null },
    ...{ oldTeachers: lesson.teachers, newTeachers: is?.teachers ?? null },
  }));
  for (const some of inPortions(rows))
    await tx.execute(sql`
      insert into ${lessonChanges} (uid, course_nid, old_start, old_place, old_nid, old_end, old_revision, new_nid, new_start, new_place,
        old_teachers, new_teachers, import_id, made_at, reason)
      select person, "courseNid", "oldStart", "oldPlace", "oldNid", "oldEnd", "oldRevision", "newNid", "newStart", "newPlace",
        "oldTeachers", "newTeachers", ${importId}::int, ${now.toISOString()}::timestamptz, ${reason}::text
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as changed(
        uids int[], "courseNid" int, "oldStart" timestamptz, "oldPlace" text, "oldNid" int, "oldEnd" timestamptz, "oldRevision" int,
        "newNid" int, "newStart" timestamptz, "newPlace" text, "oldTeachers" jsonb, "newTeachers" jsonb
      ) cross join unnest(uids) as person`);
}

/** The people who registered, bought a ticket or reserved with a card at a club since a moment. */
export async function peopleSince(
  db: Database,
  { clubNid, since }: { readonly clubNid: number; readonly since: Date },
): Promise<ReadonlySet<number>> {
  const ofClub = db.select({ nid: courses.nid }).from(courses).where(eq(courses.clubNid, clubNid));
  const registered = await db
    .select({ uid: registrations.uid })
    .from(registrations)
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .where(and(inArray(tariffs.courseNid, ofClub), gte(registrations.registeredAt, since)));
  const seated = await db
    .select({ uid: tickets.uid })
    .from(tickets)
    .where(and(inArray(tickets.courseNid, ofClub), gte(tickets.soldAt, since)));
  const reserved = await db
    .select({ uid: passReservations.uid })
    .from(passReservations)
    .innerJoin(courseSessions, eq(courseSessions.nid, passReservations.sessionNid))
    .where(and(inArray(courseSessions.courseNid, ofClub), gte(passReservations.reservedAt, since)));
  return new Set([...registered, ...seated, ...reserved].map(({ uid }) => uid));
}

/** The most people of one statement, so that each ends in time. */
const mostPeople = 10_000;

/** Lessons with their people as few parameters: a club moves hundreds of lessons of hundreds of people. */
function inPortions<Row extends { readonly uids: readonly number[] }>(
  rows: readonly Row[],
): readonly Row[][] {
  const portions: Row[][] = [];
  let room = 0;
  for (const row of rows) {
    if (room < row.uids.length) {
      portions.push([]);
      room = mostPeople;
    }
    portions.at(-1)?.push(row);
    room -= row.uids.length;
  }
  return portions;
}

function comingLessons(
  db: Database,
  { clubNid, now }: { readonly clubNid: number; readonly now: Date },
): Promise<Omit<ComingLesson, 'uids'>[]> {
  const { nid, courseNid, startsAt, endsAt, place, teachers, revision } = courseSessions;
  return db
    .select({ nid, courseNid, startsAt, endsAt, place, teachers, revision })
    .from(courseSessions)
    .innerJoin(courses, eq(courses.nid, courseNid))
    .where(and(eq(courses.clubNid, clubNid), gt(startsAt, now)))
    .orderBy(startsAt, nid);
}

/** Everybody who may attend something at the club. */
async function membersOf(db: Database, clubNid: number): Promise<number[]> {
  const ofClub = db.select({ nid: courses.nid }).from(courses).where(eq(courses.clubNid, clubNid));
  const registered = await db
    .selectDistinct({ uid: registrations.uid })
    .from(registrations)
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .where(inArray(tariffs.courseNid, ofClub));
  const seated = await db
    .selectDistinct({ uid: tickets.uid })
    .from(tickets)
    .where(inArray(tickets.courseNid, ofClub));
  const reserved = await db
    .selectDistinct({ uid: passReservations.uid })
    .from(passReservations)
    .innerJoin(courseSessions, eq(courseSessions.nid, passReservations.sessionNid))
    .where(inArray(courseSessions.courseNid, ofClub));
  return [...new Set([...registered, ...seated, ...reserved].map(({ uid }) => uid))];
}
