import { and, eq, gt, inArray } from 'drizzle-orm';
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

/** A coming lesson and who attends it, as it was before the club changed its offer. */
export interface ComingLesson {
  readonly nid: number;
  readonly courseNid: number;
  readonly startsAt: Date;
  readonly place: string;
  readonly uids: readonly number[];
}

/** A cancelled lesson counts as moved to a new one of the same course that is at most this far away, in milliseconds: a week. */
const movedWithin = 7 * 24 * 60 * 60 * 1000;

type Lesson = Omit<ComingLesson, 'uids'>;

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

/**
 * Notes for each person which lessons a club has cancelled or moved since `before`, in the transaction of the change. The mails
 * follow (`mailLessonChanges`).
 */
export async function recordLessonChanges(
  tx: Database,
  {
    before,
    clubNid,
    now,
  }: { readonly before: readonly ComingLesson[]; readonly clubNid: number; readonly now: Date },
): Promise<void> {
  const after = await comingLessons(tx, { clubNid, now });
  const left = new Map(after.map((lesson) => [lesson.nid, lesson]));
  const known = new Set(before.map(({ nid }) => nid));
  const added = after.filter(({ nid }) => !known.has(nid));
  const rows = before.flatMap((lesson) => {
    const kept = left.get(lesson.nid) ?? takeNearest(added, lesson);
    if (kept && isUnchanged(lesson, kept)) return [];
    const change = {
      courseNid: lesson.courseNid,
      oldStart: lesson.startsAt,
      oldPlace: lesson.place,
      newStart: kept?.startsAt ?? null,
      newPlace: kept?.place ?? null,
      madeAt: now,
    };
    return lesson.uids.map((uid) => ({ uid, ...change }));
  });
  if (rows.length > 0) await tx.insert(lessonChanges).values(rows);
}

function isUnchanged(one: Lesson, other: Lesson): boolean {
  return one.startsAt.getTime() === other.startsAt.getTime() && one.place === other.place;
}

/** Takes the new lesson of the same course that is nearest in time out of the list. */
function takeNearest(added: Lesson[], { courseNid, startsAt }: Lesson): Lesson | undefined {
  const distance = (lesson: Lesson) => Math.abs(lesson.startsAt.getTime() - startsAt.getTime());
  const [nearest] = added
    .filter((lesson) => lesson.courseNid === courseNid && distance(lesson) <= movedWithin)
    .sort((one, other) => distance(one) - distance(other));
  if (nearest) added.splice(added.indexOf(nearest), 1);
  return nearest;
}

function comingLessons(
  db: Database,
  { clubNid, now }: { readonly clubNid: number; readonly now: Date },
): Promise<Lesson[]> {
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
