import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { type Cents, centsOf } from '#rules/money.ts';
import { CourseInFile, ServiceInFile, SessionInFile, TariffInFile } from '#schemas/club-file/courseInFile.ts';
import type { Database } from '../../db/database.ts';
import {
  additionalServices,
  clubMembers,
  courseSessions,
  courses,
  courseTeachers,
  tariffs,
  users,
} from '../../db/schema.ts';
import { plainMail } from '../../http/reading/plainMail.ts';
import { converted } from '../convertedFields.ts';
import { keptColumns } from '../keptFields.ts';
import { momentOf, sessionEnd, sessionStart } from '../times.ts';
import { makePart, type Part, saveRow, titleIn } from './part.ts';
import { saveTerms } from './saveTerms.ts';
import { standParts } from './seatingParts.ts';
import { sessionKey } from './sessionKey.ts';

export function courseParts(course: CourseInFile, index: number, club: Part): Part[] {
  const path = `courses[${index}]`;
  const part = coursePart(course, path, club);
  return [
    part,
    ...course.sessions.map((session, i) => sessionPart(session, `${path}.sessions[${i}]`, { part, course })),
    ...course.tariffs.map((tariff, i) => tariffPart(tariff, `${path}.tariffs[${i}]`, part)),
    ...course.services.map((service, i) => servicePart(service, `${path}.services[${i}]`, part)),
    ...course.stands.flatMap((stand, i) => standParts(stand, i, part)),
  ];
}

function coursePart(course: CourseInFile, path: string, club: Part): Part {
  const {
    nid,
    image: _i,
    sessions: _s,
    weekly: _w,
    tariffs: _t,
    services: _a,
    stands: _h,
    ...values
  } = course;
  const { taxonomies, levels, ages, birthYears, teacherAccounts } = values;
  return makePart({
    ...{ kind: 'course', path, title: course.title, number: nid, key: course.url, parent: club },
    values: { ...values, teacherAccounts: teacherAccounts && distinctMails(teacherAccounts) },
    async save(tx, at) {
      const row = {
        ...keptColumns(CourseInFile, course, converted.course),
        clubNid: at.clubNid,
        ageRestrictions: rangeOrNull(ages),
        birthYears: rangeOrNull(birthYears),
      };
      const courseNid = await saveRow(tx, courses, { row, at });
      await saveTerms(tx, { clubNid: at.clubNid, courseNid, taxonomies, levels });
      // Uses the accounts that `settledValues` decided to keep, since the file may name none.
      const { teacherAccounts: kept } = at.values;
      const accounts = Array.isArray(kept) ? kept.map(String) : [];
      await saveTeachers(tx, { clubNid: at.clubNid, courseNid, accounts });
      return courseNid;
    },
  });
}

function distinctMails(mails: readonly string[]): string[] {
  return [...new Set(mails.map(plainMail))].sort();
}

function rangeOrNull(range: CourseInFile['ages']): [number, number] | null {
  return range ? [range.from ?? 0, range.to ?? 0] : null;
}

interface OfCourse {
  readonly part: Part;
  readonly course: CourseInFile;
}

function sessionPart(session: SessionInFile, path: string, { part, course }: OfCourse): Part {
  const { nid, ...given } = session;
  const place = session.place ?? course.place;
  const key = sessionKey(session);
  return makePart({
    ...{ kind: 'session', path, title: titleIn(part, key), number: nid, key, parent: part },
    // Fills in the place of the course, so that a session without a place of its own changes with its course.
    values: { ...given, place },
    save: (tx, at) =>
      saveRow(tx, courseSessions, {
        row: {
          ...keptColumns(SessionInFile, session, converted.session),
          courseNid: at.parentNumber,
          startsAt: sessionStart(session),
          endsAt: sessionEnd(session),
          place,
        },
        at,
      }),
  });
}

function tariffPart(tariff: TariffInFile, path: string, parent: Part): Part {
  const { nid, ...values } = tariff;
  const { price, discountedPrice, uitpasPrice, deposit, opens } = values;
  return makePart({
    ...{
      kind: 'tariff',
      path,
      title: titleIn(parent, tariff.title),
      number: nid,
      key: tariff.title,
      parent,
      values,
    },
    save: (tx, at) =>
      saveRow(tx, tariffs, {
        row: {
          ...keptColumns(TariffInFile, tariff, converted.tariff),
          courseNid: at.parentNumber,
          priceCents: centsOf(price),
          discountedPriceCents: centsOrNull(discountedPrice),
          uitpasPriceCents: centsOrNull(uitpasPrice),
          depositCents: centsOrNull(deposit),
          opensAt: (opens !== undefined && momentOf(opens)) || null,
        },
        at,
      }),
  });
}

function servicePart(service: ServiceInFile, path: string, parent: Part): Part {
  const { nid, ...values } = service;
  const { title, price } = values;
  return makePart({
    ...{ kind: 'service', path, title: titleIn(parent, title), number: nid, key: title, parent, values },
    save: (tx, at) =>
      saveRow(tx, additionalServices, {
        row: {
          ...keptColumns(ServiceInFile, service, converted.service),
          ...{ courseNid: at.parentNumber, priceCents: centsOf(price) },
        },
        at,
      }),
  });
}

function centsOrNull(euros: number | undefined): Cents | null {
  return euros === undefined ? null : centsOf(euros);
}

interface TeachersOfCourse {
  readonly clubNid: number;
  readonly courseNid: number;
  /** Confirmed addresses of accounts that can log in. */
  readonly accounts: readonly string[];
}

/** Saves the accounts that may see a course's participants. They stay teachers of the club when they lose the course. */
async function saveTeachers(tx: Database, { clubNid, courseNid, accounts }: TeachersOfCourse) {
  await tx.delete(courseTeachers).where(eq(courseTeachers.courseNid, courseNid));
  // Requires a confirmed address, because a stranger may have registered with the address of a teacher.
  const isTheirs = eq(users.mail, users.confirmedMail);
  const logins = and(inArray(users.mail, [...accounts]), isNotNull(users.passwordHash), isTheirs);
  for (const { uid } of await tx.select({ uid: users.uid }).from(users).where(logins)) {
    await tx.insert(courseTeachers).values({ courseNid, uid });
    await tx
      .insert(clubMembers)
      .values({ clubNid, uid, role: 'teacher' })
      .onConflictDoUpdate({
        target: [clubMembers.clubNid, clubMembers.uid],
        set: { role: 'teacher' },
        setWhere: sql`${clubMembers.role} = 'member'`,
      });
  }
}
