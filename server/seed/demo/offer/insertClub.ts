import { daysAfter, instantInBrussels } from '#rules/brusselsInstant.ts';
import { plainText } from '#rules/forgivingSearch.ts';
import { centsOf } from '#rules/money.ts';
import { type Clock, dateOf, todayOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import {
  additionalServices,
  clubs,
  courseSessions,
  courses,
  courseTerms,
  passes,
  seats,
  stands,
  tariffs,
  terms,
} from '#server/db/schema.ts';
import { insertQuestions } from './insertQuestions.ts';
import { insertVouchers, insertWebshop } from './insertWebshop.ts';
import type { SeedClub, SeedCourse, SeedStand, SeedTariff } from './seedClub.ts';
import { sessionTimes } from './sessionTimes.ts';

type TermNids = ReadonlyMap<string, number>;

export async function insertClub(tx: Database, seed: SeedClub, clock: Clock): Promise<void> {
  const { club } = seed;
  await tx.insert(clubs).values({ ...club, searchText: plainText(`${club.title} ${club.city}`) });
  const termNids = await insertTerms(tx, seed);
  for (const course of seed.courses) await insertCourse(tx, { course, clubNid: club.nid, termNids, clock });
  if (seed.passes)
    await tx
      .insert(passes)
      .values(
        seed.passes.map(({ euros, ...pass }) => ({ ...pass, clubNid: club.nid, priceCents: centsOf(euros) })),
      );
  await insertWebshop(tx, seed);
  await insertVouchers(tx, seed, clock);
  await insertQuestions(tx, seed, todayOf(clock));
}

async function insertTerms(tx: Database, { club, courses: offered }: SeedClub): Promise<TermNids> {
  const wanted = new Set([
    ...offered.flatMap(({ taxonomies = [] }) => taxonomies.map((title) => termKey('taxonomy', title))),
    ...offered.flatMap(({ levels = [] }) => levels.map((title) => termKey('level', title))),
  ]);
  const rows = await tx
    .insert(terms)
    .values([...wanted].map((key) => ({ ...readTermKey(key), clubNid: club.nid })))
    .returning();
  return new Map(rows.map(({ nid, list, title }) => [termKey(list, title), nid]));
}

interface CourseToInsert {
  readonly course: SeedCourse;
  readonly clubNid: number;
  readonly termNids: TermNids;
  readonly clock: Clock;
}

async function insertCourse(
  tx: Database,
  { course, clubNid, termNids, clock }: CourseToInsert,
): Promise<void> {
  const { nid: courseNid, place } = course;
  const today = todayOf(clock);
  await tx.insert(courses).values({
    nid: courseNid,
    clubNid,
    url: course.url,
    title: course.title,
    type: course.type ?? 'course',
    description: course.description,
    place,
    bring: course.bring ?? '',
    teachers: [...(course.teachers ?? [])],
    allowsTaxCertificate: course.allowsTaxCertificate ?? false,
    passTurns: course.byPass?.turns ?? null,
    ageRestrictions: course.ages ? [...course.ages] : null,
    birthYears: course.birthYearsOfAges ? birthYears(course.birthYearsOfAges, today) : null,
  });
  const times = course.when.flatMap((plan) => sessionTimes(plan, today));
  const guestCapacity = course.byPass?.places ?? null;
  await tx.insert(courseSessions).values(times.map((time) => ({ ...time, courseNid, place, guestCapacity })));
  const termKeys = [
    ...(course.taxonomies ?? []).map((title) => termKey('taxonomy', title)),
    ...(course.levels ?? []).map((title) => termKey('level', title)),
  ];
  if (termKeys.length > 0)
    await tx
      .insert(courseTerms)
      .values(termKeys.flatMap((key) => ({ courseNid, termNid: termNids.get(key) ?? 0 })));
  if (course.services)
    await tx
      .insert(additionalServices)
      .values(course.services.map((service) => serviceRow(courseNid, service)));
  await tx
    .insert(tariffs)
    .values(course.tariffs.map((tariff, index) => tariffRow({ courseNid, tariff, index, clock })));
  for (const [position, stand] of (course.stands ?? []).entries())
    await insertStand(tx, { stand, position, courseNid });
}

function tariffRow({
  courseNid,
  tariff,
  index,
  clock,
}: {
  courseNid: number;
  tariff: SeedTariff;
  index: number;
  clock: Clock;
}): typeof tariffs.$inferInsert {
  const { opensInDays, discountedEuros } = tariff;
  return {
    nid: courseNid * 10 + index + 1,
    courseNid,
    title: tariff.title,
    type: tariff.isTrial ? 'trial' : 'regular',
    priceCents: centsOf(tariff.euros),
    discountedPriceCents: discountedEuros === undefined ? null : centsOf(discountedEuros),
    capacity: tariff.capacity ?? null,
    sold: tariff.sold ?? 0,
    isWaitingListDisabled: tariff.isWaitingListDisabled ?? false,
    opensAt: opensInDays === undefined ? null : eveningIn(opensInDays, todayOf(clock)),
    blockedMessage: tariff.blocked ?? null,
    isInstant: tariff.isInstant ?? false,
    depositCents: tariff.deposit === undefined ? null : centsOf(tariff.deposit),
    parts: tariff.parts ?? 1,
    proRata: tariff.proRata ?? null,
    passTurns: tariff.passTurns ?? null,
    uitpasPriceCents: tariff.uitpasEuros === undefined ? null : centsOf(tariff.uitpasEuros),
    coupleRoles: tariff.coupleRoles ? [...tariff.coupleRoles] : null,
    usersSimultaneous: tariff.usersSimultaneous ?? 1,
    fromFamilyMember: tariff.fromFamilyMember ?? null,
  };
}

function serviceRow(
  courseNid: number,
  service: NonNullable<SeedCourse['services']>[number],
): typeof additionalServices.$inferInsert {
  if (typeof service === 'string') return { courseNid, title: service };
  const { title, euros, capacity = null } = service;
  return { courseNid, title, priceCents: centsOf(euros), capacity };
}

function eveningIn(days: number, today: string): Date {
  return dateOf(instantInBrussels(daysAfter(today, days), '19:00'));
}

function birthYears([min, max]: readonly [number, number], today: string): [number, number] {
  const year = Number(today.slice(0, 4));
  return [year - max, year - min];
}

function termKey(list: 'taxonomy' | 'level', title: string): string {
  return `${list}:${title}`;
}

function readTermKey(key: string): { list: 'taxonomy' | 'level'; title: string } {
  const title = key.slice(key.indexOf(':') + 1);
  return { list: key.startsWith('level:') ? 'level' : 'taxonomy', title };
}

interface StandToInsert {
  readonly stand: SeedStand;
  readonly position: number;
  readonly courseNid: number;
}

async function insertStand(tx: Database, { stand, position, courseNid }: StandToInsert): Promise<void> {
  const { nid, title, surcharge = 0, rows = [], places } = stand;
  await tx.insert(stands).values({
    ...{ nid, courseNid, title, position },
    kind: places === undefined ? 'seated' : 'standing',
    surchargeCents: centsOf(surcharge),
    capacity: places ?? 0,
  });
  const widest = Math.max(0, ...rows.map((row) => row.seats));
  const drawn = rows.flatMap(({ row, seats: count, wheelchairs = [] }, y) =>
    Array.from({ length: count }, (_, index) => ({
      standNid: nid,
      row,
      number: index + 1,
      // Centres a shorter row.
      x: index + Math.floor((widest - count) / 2),
      y,
      isWheelchair: wheelchairs.includes(index + 1),
    })),
  );
  if (drawn.length > 0)
    await tx.insert(seats).values(drawn.map((seat, index) => ({ ...seat, nid: nid * 1000 + index + 1 })));
}
