import { fillIn } from '@clubpoort/form-engine/headless';
import { eq } from 'drizzle-orm';
import { daysAfter } from '#rules/brusselsInstant.ts';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { clockOf, formatNamedDay, formatTime } from '#rules/writtenTime.ts';
import type { LessonChange } from '#schemas/entities/club/lessonChange.ts';
import type { OperationRequest } from '#schemas/operations.ts';
import { largestInteger } from '#schemas/scalars.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { cancelledLessons, clubImports, clubs, courseSessions, courses } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { noteAction } from '#server/services/management/noteAction.ts';
import { fullName, loadPerson } from '#server/services/people/people.ts';
import type { Caller } from '#server/services/sessions/caller.ts';
import { nl } from '#server/texts/nl.ts';
import { lockImport } from '../../importing/lockOffer.ts';
import { takeAwayPeople } from '../../importing/saving/lessonPeople.ts';
import { loadOffer } from '../offer/loadOffer.ts';
import type { Offer } from '../offer/offerOf.ts';
import type { Publishing } from '../offer/planned/stopPlanned.ts';
import { putLive } from '../offer/publishOffer.ts';
import { countMailed } from './countMailed.ts';
import { requireLessonChanger } from './requireLessonChanger.ts';

type Wanted = OperationRequest<'change_lesson'>;
type Moment = NonNullable<Wanted['to']>;

const texts = nl.lessonChanging;

/**
 * Cancels or moves one lesson in the caller's transaction. It is a publication of the offer with one change, so the calendars, the mails
 * and the taking back are those of an offer.
 * Decision: docs/decisions/0295-a-lesson-that-does-not-happen-is-a-small-publication.md
 */
export async function changeLesson(
  publishing: Publishing,
  { lesson: nid, reason, to }: Wanted,
  caller: Caller,
): Promise<LessonChange> {
  const { db: tx, clock } = publishing;
  const { club } = await requireLesson(tx, nid, caller);
  await lockImport(tx, club.nid);
  // Read again: somebody may have moved it while this call waited.
  const { session, course } = await requireLesson(tx, nid, caller);
  if (session.startsAt <= clock.now()) throw refusals.notAvailable(texts.begun);
  const what = sentenceOf(course.title, session.startsAt, to);
  const kept = { nid, courseNid: course.nid, what };
  const lesson = to
    ? { ...kept, is: 'moved' as const, absences: [], passes: [], trials: [] }
    : { ...kept, is: 'cancelled' as const, ...(await takeAwayPeople(tx, nid, clock.now())) };
  const { offer, version } = await loadOffer(tx, club);
  const { made } = await putLive(publishing, {
    ...{ club, by: caller.uid, version, takesStock: false },
    text: JSON.stringify(changed(offer, nid, to)),
    reschedules: [course.url],
    mailsTo: largestInteger,
    lesson: { nid, reason: reason.trim() },
  });
  if (!made) throw refusals.notAvailable(texts.same);
  if (!to) await keepCancelled(tx, { session, reason: reason.trim(), importId: made.importId });
  await tx.update(clubImports).set({ lesson }).where(eq(clubImports.id, made.importId));
  await keepPlan(tx, { courseNid: course.nid, offer, lesson: nid });
  const mailed = await countMailed({ db: tx, clock }, [made.importId]);
  const action = to ? 'move-lesson' : 'cancel-lesson';
  const details = { what, reason: reason.trim() };
  await noteAction({ db: tx, clock }, { clubNid: club.nid, by: caller.uid, action, oid: null, details });
  return {
    ...{
      id: made.importId,
      lesson: nid,
      club: club.nid,
      at: unixSecondsOf(clock.now()),
      what,
      people: mailed(made.importId),
    },
    by: fullName(await loadPerson(tx, caller.uid)),
    undo_until: unixSecondsOf(made.undoUntil),
  };
}

async function requireLesson(tx: Database, nid: number, caller: Caller) {
  const [found] = await tx
    .select({ session: courseSessions, course: courses, club: clubs })
    .from(courseSessions)
    .innerJoin(courses, eq(courses.nid, courseSessions.courseNid))
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .where(eq(courseSessions.nid, nid));
  if (!found) throw refusals.notFound(nl.refusals.sessionNotFound);
  await requireLessonChanger(tx, { clubNid: found.club.nid, courseNid: found.course.nid }, caller);
  return found;
}

interface Cancelled {
  readonly session: typeof courseSessions.$inferSelect;
  readonly reason: string;
  readonly importId: number;
}

/** Keeps what the lists of lessons say about the lesson. One that came back by the editor and is cancelled again has a row already. */
async function keepCancelled(tx: Database, { session, reason, importId }: Cancelled): Promise<void> {
  const { nid, courseNid, startsAt, endsAt, place } = session;
  const said = { courseNid, startsAt, endsAt, place, reason, importId };
  await tx
    .insert(cancelledLessons)
    .values({ nid, ...said })
    .onConflictDoUpdate({ target: cancelledLessons.nid, set: said });
}

interface ToKeep {
  readonly courseNid: number;
  /** The offer before the change. */
  readonly offer: Offer;
  readonly lesson: number;
}

/** Keeps the lesson as it was planned first, so that it is not missing in the next season. */
async function keepPlan(tx: Database, { courseNid, offer, lesson }: ToKeep): Promise<void> {
  const course = offer.courses.find(({ nid }) => nid === courseNid);
  const [kept] = await tx
    .select({ lessons: courses.changedLessons })
    .from(courses)
    .where(eq(courses.nid, courseNid));
  const planned = course?.sessions.find(({ nid }) => nid === lesson);
  if (!kept || !planned || kept.lessons.some(({ nid }) => nid === lesson)) return;
  // The plan does not say who teaches a lesson.
  const { teachers: _teachers, ...plan } = planned;
  await tx
    .update(courses)
    .set({ changedLessons: [...kept.lessons, plan] })
    .where(eq(courses.nid, courseNid));
}

/** The offer without the lesson, or with its new moment. */
function changed(offer: Offer, nid: number, to: Moment | undefined): Offer {
  return {
    ...offer,
    courses: offer.courses.map((course) => ({
      ...course,
      sessions: course.sessions.flatMap((session) => {
        if (session.nid !== nid) return session;
        if (!to) return [];
        const { untilDay: _old, ...others } = session;
        // A lesson that ends before it begins ends on the next day.
        const over = to.until <= to.from ? { untilDay: daysAfter(to.day, 1) } : {};
        return { ...others, day: to.day, from: to.from, to: to.until, ...over };
      }),
    })),
  };
}

/** Such as “Jazz: de les van dinsdag 1 december om 18u00 gaat niet door”. */
function sentenceOf(course: string, startsAt: Date, to: Moment | undefined): string {
  const start = unixSecondsOf(startsAt);
  const old = `${formatNamedDay(start)} ${texts.at} ${formatTime(start)}`;
  if (!to) return fillIn(texts.cancelled, { course, old });
  const isSameDay = isoDayOf(start) === to.day;
  const sameTime = clockOf(start) === to.from;
  const day = formatNamedDay(Date.parse(`${to.day}T12:00:00Z`) / 1000);
  const time = to.from.replace(':', 'u');
  const moment = isSameDay && !sameTime ? `${texts.at} ${time}` : `${day} ${texts.at} ${time}`;
  return fillIn(texts.moved, { course, old, moment });
}
