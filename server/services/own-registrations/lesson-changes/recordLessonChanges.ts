import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { insertRows } from '#server/db/insertRows.ts';
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
  readonly importId: number;
}

/**
 * Notes for each person which lessons a club has cancelled or moved since `before`, in the transaction of the change. The mails
 * follow (`mailLessonChanges`).
 */
export async function recordLessonChanges(
  tx: Database,
  { before, clubNid, now, importId }: ToRecord,
): Promise<void> {
  const changed = changedLessons(before, await comingLessons(tx, { clubNid, now }));
  const rows = changed.flatMap(({ lesson, now: is }) => {
    const change = {
      courseNid: lesson.courseNid,
      oldStart: lesson.startsAt,
      oldPlace: lesson.place,
      newStart: is?.startsAt ?? null,
      newPlace: is?.place ?? null,
      ...{ madeAt: now, importId },
    };
    return lesson.uids.map((uid) => ({ uid, ...change }));
  });
  await insertRows(tx, lessonChanges, rows);
}

function comingLessons(
  db: Database,
  { clubNid, now }: { readonly clubNid: number; readonly now: Date },
): Promise<Omit<ComingLesson, 'uids'>[]> {
  const { nid, courseNid, startsAt, place } = courseSessions;
  return db
    .select({ nid, courseNid, startsAt, place })
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
