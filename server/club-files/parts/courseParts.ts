import { type Cents, centsOf } from '#rules/money.ts';
import { CourseInFile, ServiceInFile, SessionInFile, TariffInFile } from '#schemas/club-file/courseInFile.ts';
import type { additionalServices, courseSessions, courses, tariffs } from '../../db/schema.ts';
import { plainMail } from '../../http/reading/plainMail.ts';
import { converted } from '../convertedFields.ts';
import { keptColumns } from '../keptFields.ts';
import { makePart, type Part, type Row, titleIn } from './part.ts';
import { standParts } from './seatingParts.ts';
import { sessionKey } from './sessionKey.ts';
import { momentOf, sessionEnd, sessionStart } from './times.ts';

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
    series: _r,
    tariffs: _t,
    services: _a,
    stands: _h,
    questionsOf: _q,
    ...values
  } = course;
  const { ages, birthYears, teacherAccounts } = values;
  return makePart({
    ...{ kind: 'course', path, title: course.title, number: nid, key: course.url, parent: club },
    values: { ...values, teacherAccounts: teacherAccounts && distinctMails(teacherAccounts) },
    row: ({ clubNid }): Row<typeof courses> => ({
      ...{ ...keptColumns(CourseInFile, course, converted.course), clubNid },
      ageRestrictions: rangeOrNull(ages),
      birthYears: rangeOrNull(birthYears),
    }),
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
    row: ({ parentNumber }): Row<typeof courseSessions> => ({
      ...keptColumns(SessionInFile, session, converted.session),
      courseNid: parentNumber,
      startsAt: sessionStart(session),
      endsAt: sessionEnd(session),
      place,
    }),
  });
}

function tariffPart(tariff: TariffInFile, path: string, parent: Part): Part {
  const { nid, ...values } = tariff;
  const { price, discountedPrice, earlyPrice, uitpasPrice, deposit, opens, priority } = values;
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
    row: ({ parentNumber }): Row<typeof tariffs> => ({
      ...keptColumns(TariffInFile, tariff, converted.tariff),
      courseNid: parentNumber,
      priceCents: centsOf(price),
      discountedPriceCents: centsOrNull(discountedPrice),
      earlyPriceCents: centsOrNull(earlyPrice?.price),
      earlyUntil: earlyPrice?.until ?? null,
      uitpasPriceCents: centsOrNull(uitpasPrice),
      depositCents: centsOrNull(deposit),
      opensAt: (opens !== undefined && momentOf(opens)) || null,
      priorityFor: priority?.for ?? null,
      priorityFrom: (priority && momentOf(priority.from)) ?? null,
      priorityCourses: priority?.courses ?? null,
    }),
  });
}

function servicePart(service: ServiceInFile, path: string, parent: Part): Part {
  const { nid, ...values } = service;
  const { title, price } = values;
  return makePart({
    ...{ kind: 'service', path, title: titleIn(parent, title), number: nid, key: title, parent, values },
    row: ({ parentNumber }): Row<typeof additionalServices> => ({
      ...keptColumns(ServiceInFile, service, converted.service),
      ...{ courseNid: parentNumber, priceCents: centsOf(price) },
    }),
  });
}

function centsOrNull(euros: number | undefined): Cents | null {
  return euros === undefined ? null : centsOf(euros);
}
