import { fillIn } from '@clubpoort/form-engine/headless';
import { and, eq } from 'drizzle-orm';
import { shownTeachers } from '#rules/teachingHours.ts';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { courseSessions, courses, courseTeachers, lessonSubstitutes } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { queueMails } from '#server/mail/outbox/queueMails.ts';
import { nl } from '#server/texts/nl.ts';
import { clubMail } from '../clubs/clubMail.ts';
import type { ClubRow } from '../clubs/clubs.ts';
import { noteAction } from '../management/noteAction.ts';
import { countOfferChange } from '../management/offers/offerRevision.ts';
import { recordLessonChanges } from '../own-registrations/lesson-changes/recordLessonChanges.ts';
import { fullName } from '../people/people.ts';
import { findParticipants } from '../teacher/findParticipants.ts';
import { loadStaff } from './loadClubTeachers.ts';

interface WantedSubstitute {
  readonly club: ClubRow;
  /** The uid of the manager. */
  readonly by: number;
  /** The nid of the lesson. */
  readonly session: number;
  /** The uid of the substitute; undefined takes the substitution back. */
  readonly holder: number | undefined;
  /** The uid of whom the substitute replaces; undefined: everybody who teaches the course. */
  readonly replaces: number | undefined;
}

type Substituting = Pick<Context, 'db' | 'clock' | 'portalOrigin'>;

/** Lets another account teach one lesson, or takes that back. Families read it in the calendar, and the mails about changed lessons follow. */
export async function setSubstitute(
  { db, clock, portalOrigin }: Substituting,
  wanted: WantedSubstitute,
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockLesson(tx, wanted, clock.now());
    const { session, course } = found;
    const current = await currentOf(tx, session.nid);
    if (current?.uid === wanted.holder && (current?.replacesUid ?? undefined) === wanted.replaces) return;
    const now = clock.now();
    const before = current ? current.shownBefore : session.teachers;
    const shown = await change(tx, wanted, { found, before });
    const uids = [...(await findParticipants(tx, session)).keys()];
    await tx.update(courseSessions).set({ teachers: shown.names }).where(eq(courseSessions.nid, session.nid));
    if (session.startsAt > now && uids.length > 0)
      await recordLessonChanges(tx, {
        before: [{ ...session, uids }],
        ...{ clubNid: wanted.club.nid, now, importId: null },
      });
    await countOfferChange(tx, { clubNid: wanted.club.nid, at: now, by: wanted.by });
    await noteAction(
      { db: tx, clock },
      {
        ...{ clubNid: wanted.club.nid, by: wanted.by, oid: null },
        action: wanted.holder === undefined ? 'end-substitute' : 'set-substitute',
        details: {
          what: [course.title, formatDay(unixSecondsOf(session.startsAt)), shown.name]
            .filter(Boolean)
            .join(' · '),
        },
      },
    );
    if (shown.person?.mail)
      await tellSubstitute({ db: tx, clock, portalOrigin }, wanted.club, {
        ...found,
        reader: { ...shown.person, mail: shown.person.mail },
      });
  });
}

type Lesson = Awaited<ReturnType<typeof lockLesson>>;

/** A lesson of the club that is not over. The course is locked, so that two who choose at once don't mix their names. */
async function lockLesson(tx: Database, { club, session }: WantedSubstitute, now: Date) {
  const [found] = await tx
    .select({ session: courseSessions, course: courses })
    .from(courseSessions)
    .innerJoin(courses, eq(courses.nid, courseSessions.courseNid))
    .where(and(eq(courseSessions.nid, session), eq(courses.clubNid, club.nid)))
    .for('update', { of: courseSessions });
  if (!found) throw refusals.notFound(nl.refusals.sessionNotFound);
  if (found.session.endsAt <= now) throw refusals.notAvailable(nl.teaching.over);
  return found;
}

async function currentOf(tx: Database, session: number) {
  const [current] = await tx
    .select()
    .from(lessonSubstitutes)
    .where(eq(lessonSubstitutes.sessionNid, session));
  return current;
}

interface Changing {
  readonly found: Lesson;
  /** The names of the lesson without a substitute; null: those of the course. */
  readonly before: string[] | null;
}

/** Keeps the substitution. @returns the names that families read from now on */
async function change(
  tx: Database,
  { club, holder, replaces }: WantedSubstitute,
  { found: { session, course }, before }: Changing,
) {
  await tx.delete(lessonSubstitutes).where(eq(lessonSubstitutes.sessionNid, session.nid));
  if (holder === undefined) return { names: before, name: '', person: undefined };
  const staff = await loadStaff(tx, club.nid);
  const person = staff.find(({ uid }) => uid === holder);
  if (!person) throw refusals.notAvailable(nl.roles.noRole);
  const isTeacher = and(eq(courseTeachers.courseNid, course.nid), eq(courseTeachers.uid, replaces ?? 0));
  if (replaces !== undefined && (await tx.$count(courseTeachers, isTeacher)) === 0)
    throw refusals.notAvailable(nl.teaching.notTheirs);
  await tx.insert(lessonSubstitutes).values({
    ...{ sessionNid: session.nid, uid: holder, replacesUid: replaces ?? null, shownBefore: before },
  });
  const replaced = staff.find(({ uid }) => uid === replaces);
  const names = shownTeachers(before ?? course.teachers, {
    substitute: fullName(person),
    replaced: replaced && fullName(replaced),
  });
  return { names: [...names], name: fullName(person), person };
}

interface Told extends Lesson {
  readonly reader: { readonly uid: number; readonly fname: string; readonly mail: string };
}

async function tellSubstitute(
  { db: tx, clock, portalOrigin }: Substituting,
  club: ClubRow,
  { session, course, reader }: Told,
): Promise<void> {
  const start = unixSecondsOf(session.startsAt);
  const names = { course: course.title, day: formatDay(start), time: formatTime(start) };
  const texts = nl.teaching.mail;
  await queueMails({ db: tx, clock }, [
    {
      ...{ kind: 'lessons', clubNid: club.nid, uid: reader.uid, to: reader.mail },
      subject: fillIn(texts.subject, names),
      ...clubMail(club, [
        fillIn(nl.mails.greeting, { name: reader.fname }),
        fillIn(texts.intro, names),
        ...(portalOrigin === undefined
          ? []
          : [{ link: `${portalOrigin}/docent?les=${session.nid}`, label: texts.button }]),
        texts.until,
      ]),
    },
  ]);
}
