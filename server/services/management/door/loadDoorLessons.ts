import { and, asc, countDistinct, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { dayInSeconds } from '#rules/duration.ts';
import type { DoorEvent } from '#schemas/entities/door/door.ts';
import { dateOf, unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { courseSessions, courses, doorScans } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { loadComingPeople } from '../../teacher/loadComingPeople.ts';

/** Seconds before and after now within which a lesson is listed. */
const listed = { ahead: dayInSeconds, behind: dayInSeconds / 4 };
/** Seconds during which scans of a lesson are taken: a device may have been without a connection for days. */
const taken = { ahead: dayInSeconds, behind: 7 * dayInSeconds };

/** A lesson that takes passes. */
export interface DoorLesson {
  readonly session: typeof courseSessions.$inferSelect;
  readonly title: string;
  /** Turns that it costs. */
  readonly turns: number;
}

/** The lessons of these hours that take passes, the soonest first. */
export async function loadDoorLessons(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  clubNid: number,
): Promise<DoorEvent[]> {
  return toEvents(db, await findLessons({ db, clock }, { clubNid, within: listed }));
}

/** A lesson of this club that takes passes; refused when it is none, or not of these days. */
export async function requireDoorLesson(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { clubNid, session }: { readonly clubNid: number; readonly session: number },
): Promise<DoorLesson & { readonly event: DoorEvent }> {
  const [lesson] = await findLessons({ db, clock }, { clubNid, session, within: taken });
  const [event] = lesson ? await toEvents(db, [lesson]) : [];
  if (!lesson || !event) throw refusals.notFound();
  return { ...lesson, event };
}

interface Wanted {
  readonly clubNid: number;
  readonly session?: number;
  readonly within: typeof listed;
}

async function findLessons(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { clubNid, session, within }: Wanted,
): Promise<DoorLesson[]> {
  const now = unixSecondsOf(clock.now());
  const found = await db
    .select({ session: courseSessions, title: courses.title, turns: courses.passTurns })
    .from(courseSessions)
    .innerJoin(courses, eq(courses.nid, courseSessions.courseNid))
    .where(
      and(
        ...[eq(courses.clubNid, clubNid), isNotNull(courses.passTurns)],
        session === undefined ? undefined : eq(courseSessions.nid, session),
        lt(courseSessions.startsAt, dateOf(now + within.ahead)),
        gt(courseSessions.endsAt, dateOf(now - within.behind)),
      ),
    )
    .orderBy(asc(courseSessions.startsAt), asc(courseSessions.nid));
  return found.flatMap(({ turns, ...lesson }) => (turns === null ? [] : [{ ...lesson, turns }]));
}

async function toEvents(db: Database, lessons: readonly DoorLesson[]): Promise<DoorEvent[]> {
  const nids = lessons.map(({ session }) => session.nid);
  if (nids.length === 0) return [];
  const coming = await loadComingPeople(db, nids);
  const counted = await db
    .select({ nid: doorScans.sessionNid, inside: countDistinct(doorScans.uid) })
    .from(doorScans)
    .where(and(inArray(doorScans.sessionNid, nids), isNull(doorScans.undoneAt)))
    .groupBy(doorScans.sessionNid);
  const inside = new Map(counted.map((one) => [one.nid, one.inside]));
  return lessons.map(({ session, title }) => ({
    ...{ kind: 'lesson', nid: session.nid, title, place: session.place },
    start: unixSecondsOf(session.startsAt),
    end: unixSecondsOf(session.endsAt),
    tickets: coming.get(session.nid)?.length ?? 0,
    inside: inside.get(session.nid) ?? 0,
  }));
}
