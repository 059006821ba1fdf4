import { rules } from '@clubpoort/form-engine/headless';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { CourseList } from '#schemas/entities/desk/courseList.ts';
import { todayOf, unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { clubs, courseSessions, courses, registrations, tariffs, users } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import { firstNumber, loadContacts } from '../../people/family/loadContacts.ts';
import { fullName } from '../../people/people.ts';
import { loadExtras, titlesBy } from '../../registration/taking/loadExtras.ts';
import { standsSql } from '../openCents.ts';

const nameOrder = new Intl.Collator('nl');

/**
 * The names and the dates of a course. Whoever asks was allowed to see the course.
 *
 * @param clubNid - refuses a course of another club; undefined where the caller teaches the course
 */
export async function loadCourseList(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { courseNid, clubNid }: { readonly courseNid: number; readonly clubNid?: number },
): Promise<CourseList> {
  const [found] = await db
    .select({ course: courses, club: clubs.title })
    .from(courses)
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .where(and(eq(courses.nid, courseNid), clubNid === undefined ? undefined : eq(courses.clubNid, clubNid)));
  if (!found) throw refusals.notFound(nl.refusals.courseNotFound);
  const sessions = await db
    .select()
    .from(courseSessions)
    .where(eq(courseSessions.courseNid, courseNid))
    .orderBy(asc(courseSessions.startsAt), asc(courseSessions.nid));
  const people = await db
    .selectDistinctOn([users.uid], {
      person: users,
      isTrial: sql<boolean>`bool_and(${tariffs.type} = 'trial') over (partition by ${users.uid})`,
    })
    .from(registrations)
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .innerJoin(users, eq(users.uid, registrations.uid))
    .where(and(eq(tariffs.courseNid, courseNid), standsSql))
    .orderBy(asc(users.uid));
  const extras = titlesBy(await loadExtras(db, { courseNid }), 'uid');
  const contacts = await loadContacts(
    db,
    people.map(({ person }) => person.uid),
  );
  const today = todayOf(clock);
  return {
    title: found.course.title,
    club: found.club,
    sessions: sessions.map(({ nid, startsAt, place }) => ({ nid, start: unixSecondsOf(startsAt), place })),
    people: people
      .toSorted(
        ({ person: one }, { person: other }) =>
          nameOrder.compare(one.lname, other.lname) || nameOrder.compare(one.fname, other.fname),
      )
      .map(({ person, isTrial }) => ({
        ...{ uid: person.uid, name: fullName(person), trial: isTrial },
        extras: extras(person.uid),
        age: person.birthdate === null ? null : rules.ageInYears(person.birthdate, today),
        phone: firstNumber(contacts(person.uid)),
      })),
  };
}
