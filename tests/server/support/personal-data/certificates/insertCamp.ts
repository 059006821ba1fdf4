import { daysAfter, instantInBrussels } from '#rules/brusselsInstant.ts';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { dateOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import {
  additionalServices,
  attendanceSheets,
  attendances,
  courseSessions,
  courses,
  nationalNumbers,
  orderLines,
  orders,
  payments,
  registrations,
  tariffs,
  users,
} from '#server/db/schema.ts';
import { nationalNumberFor } from './nationalNumberFor.ts';

/** The club of the tests: De Zwaluw. */
export const clubNid = 2;

export interface Camp {
  readonly uid: number;
  readonly placedBy: number;
  readonly first: IsoDay;
  readonly days?: number;
  /** State of each day; present where it is left out, `none` for a day without a sheet. */
  readonly states?: readonly ('present' | 'absent' | 'none')[];
  readonly cents?: number;
  /** Day and amount of each payment. Default: the whole amount, on the day before the camp. */
  readonly paid?: readonly (readonly [day: IsoDay, cents: number])[];
  readonly type?: 'activity' | 'course';
  /** Prices of the extras beside it, in the same order. */
  readonly extras?: { readonly careCents: number; readonly mealCents: number };
}

let last = 7000;

/** Inserts an activity with tax certificates, one participant, the order and the attendance. */
export async function insertCamp(db: Database, camp: Camp): Promise<{ readonly oid: number }> {
  const { uid, placedBy, first, days = 5, states = [], cents = 10_000, type = 'activity', extras } = camp;
  const totalCents = cents + (extras ? extras.careCents + extras.mealCents : 0);
  const { paid = [[daysAfter(first, -1), totalCents]] } = camp;
  last += 1;
  const courseNid = last;
  const tariffNid = courseNid * 10;
  const title = `Kamp ${courseNid}`;
  await db.insert(courses).values({
    ...{ nid: courseNid, clubNid, url: `kamp-${courseNid}`, title, description: '', place: '', teachers: [] },
    ...{ type, allowsTaxCertificate: type === 'activity' },
  });
  await db.insert(tariffs).values({
    ...{ nid: tariffNid, courseNid, title: 'Week', type: 'regular', priceCents: cents },
    isWaitingListDisabled: false,
  });
  const placedAt = at(daysAfter(first, -20));
  const [order] = await db
    .insert(orders)
    .values({
      ...{ clubNid, uid, placedBy, placedAt, payment: 'unpaid' },
      ...{ payNowCents: totalCents, payLaterCents: 0, totalCents },
    })
    .returning({ oid: orders.oid });
  if (!order) throw new Error('The database returned no order');
  const { oid } = order;
  await db.insert(orderLines).values({
    ...{ oid, position: 0, uid, type: 'tariff', itemNid: tariffNid, courseNid, tariffNid },
    ...{ description: title, unitCostCents: cents, discountCents: 0, qty: 1, isQueued: false },
  });
  if (extras) {
    const services = await db
      .insert(additionalServices)
      .values([
        { courseNid, title: 'Vroege opvang', priceCents: extras.careCents, isChildcare: true },
        { courseNid, title: 'Warme maaltijd', priceCents: extras.mealCents },
      ])
      .returning();
    await db.insert(orderLines).values(
      services.map(({ nid, title: description, priceCents }, at) => ({
        ...{ oid, position: at + 1, uid, type: 'service' as const, itemNid: nid, courseNid, tariffNid },
        ...{ description, unitCostCents: priceCents, discountCents: 0, qty: 1, isQueued: false },
      })),
    );
  }
  for (const [index, [day, amountCents]] of paid.entries())
    await db.insert(payments).values({
      ...{ oid, provider: 'transfer', reference: `camp-${courseNid}-${index}`, checkoutUrl: '' },
      ...{ state: 'paid', amountCents, startedAt: at(day), settledAt: at(day) },
    });
  await db.insert(registrations).values({
    ...{ uid, tariffNid, oid, status: 1, isTicket: false, registeredAt: placedAt },
  });
  for (let index = 0; index < days; index += 1) {
    const day = daysAfter(first, index);
    const [session] = await db
      .insert(courseSessions)
      .values({ courseNid, place: '', startsAt: at(day, '09:00'), endsAt: at(day, '16:00') })
      .returning({ nid: courseSessions.nid });
    const state = states[index] ?? 'present';
    if (!session || state === 'none') continue;
    const sheet = { sessionNid: session.nid, version: 1, savedBy: null, savedAt: at(day, '16:00') };
    await db.insert(attendanceSheets).values(sheet);
    await db.insert(attendances).values({ sessionNid: session.nid, uid, state });
  }
  return { oid };
}

interface Member {
  readonly uid: number;
  readonly birthdate: IsoDay;
  readonly parentUid?: number;
  readonly hasNumber?: boolean;
  readonly hasAddress?: boolean;
}

/** Inserts a person with everything that a tax certificate needs. */
export async function insertPerson(
  db: Database,
  { uid, birthdate, parentUid, hasNumber = true, hasAddress = true }: Member,
): Promise<void> {
  const address = { street: 'Kerkstraat', streetNumber: '7', bus: '3', postal: '3010', city: 'Kessel-Lo' };
  await db.insert(users).values({
    ...{ uid, birthdate, fname: `Voornaam ${uid}`, lname: `Naam ${uid}`, color: '#b4462f' },
    ...(parentUid !== undefined && { parentUid }),
    ...(hasAddress && { address: { ...address, country: 'BE', isValidAddress: true } }),
  });
  if (hasNumber)
    await db
      .insert(nationalNumbers)
      .values({ uid, digits: nationalNumberFor(birthdate), neededForYear: 2025 });
}

function at(day: IsoDay, clock = '12:00'): Date {
  return dateOf(instantInBrussels(day, clock));
}
