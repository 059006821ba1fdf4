import { and, eq, inArray } from 'drizzle-orm';
import type { AwaitedCertificate } from '#schemas/entities/orders/certificate.ts';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { clubs, courses, registrations, tariffs } from '#server/db/schema.ts';
import { findParents } from '../people/family/parents.ts';
import { fullName } from '../people/people.ts';
import type { Caller } from '../sessions/caller.ts';
import { type CareYear, careYears } from './childcare/dueChildcare.ts';
import { judgeStays } from './childcare/judgeStays.ts';
import { issuerOf } from './issuer.ts';

/** A tax certificate that lacks something which the family can give. */
export interface Awaited {
  readonly club: typeof clubs.$inferSelect;
  readonly care: CareYear;
  /** The year of payment is over: nothing can be added, so it need not wait for the club. */
  readonly isIssuedAtOnce: boolean;
}

/** The tax certificates that wait for a number or an address of the caller's family, the latest year first. */
export async function loadAwaited(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  caller: Caller,
): Promise<readonly Awaited[]> {
  const uids = [...caller.family];
  const isElsewhere = await careElsewhere(db, caller);
  const thisYear = Number(todayOf(clock).slice(0, 4));
  const awaited: Awaited[] = [];
  for (const club of await clubsWithCare({ db }, uids)) {
    if (typeof issuerOf(club) === 'string') continue;
    const { counted } = await judgeStays({ db, clock }, { clubNid: club.nid, uids });
    for (const care of await careYears(db, counted))
      if (care.missing.length > 0 && !isElsewhere(care))
        awaited.push({ club, care, isIssuedAtOnce: care.year < thisYear });
  }
  return awaited.toSorted((one, other) => other.care.year - one.care.year);
}

/** Tells whether another household of a shared child paid, and so gets the certificate. */
async function careElsewhere(db: Database, caller: Caller): Promise<(care: CareYear) => boolean> {
  const parents = new Set((await findParents(db, caller.holder)).map(({ uid }) => uid));
  return ({ child, stays }) =>
    stays.some(({ of: { order } }) => {
      if (order.ofOtherHousehold) return !parents.has(order.placedBy);
      return caller.shared.has(child.uid) && order.placedBy !== caller.uid;
    });
}

async function clubsWithCare({ db }: Pick<Context, 'db'>, uids: readonly number[]) {
  const found = await db
    .selectDistinct({ nid: courses.clubNid })
    .from(registrations)
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .where(and(inArray(registrations.uid, [...uids]), eq(courses.allowsTaxCertificate, true)));
  if (found.length === 0) return [];
  const nids = found.map(({ nid }) => nid);
  return db.select().from(clubs).where(inArray(clubs.nid, nids)).orderBy(clubs.nid);
}

export function toWireAwaited({ club, care, isIssuedAtOnce }: Awaited): AwaitedCertificate {
  const { child, debtor, year, stays, missing } = care;
  return {
    club: { nid: club.nid, url: club.url, title: club.title },
    uid: child.uid,
    name: fullName(child),
    debtor: { uid: debtor.uid, name: fullName(debtor) },
    year,
    activity: [...new Set(stays.map(({ of }) => of.course.title))].join(', '),
    missing: [...missing],
    isIssuedAtOnce,
  };
}
