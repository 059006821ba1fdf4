import { daysAfter, instantInBrussels } from '#rules/brusselsInstant.ts';
import { daysSinceMonday, type IsoDay } from '#rules/brusselsTime.ts';
import { dateOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import {
  attendanceSheets,
  attendances,
  courseSessions,
  courses,
  orderLines,
  orders,
  payments,
  registrations,
  tariffs,
} from '#server/db/schema.ts';
import { camps, type SeedCamp } from './camps.ts';

/** Inserts the camps of a year, with who was there and who paid. */
export async function insertCamps(tx: Database, year: number): Promise<void> {
  for (const camp of camps) await insertCamp(tx, camp, year);
}

async function insertCamp(tx: Database, camp: SeedCamp, year: number): Promise<void> {
  const { nid: courseNid, clubNid, url, title, description, place, cents, uid } = camp;
  await tx.insert(courses).values({
    ...{ nid: courseNid, clubNid, url, title, description, place, teachers: [] },
    ...{ type: 'activity', allowsTaxCertificate: true },
  });
  const tariffNid = courseNid * 10 + 1;
  await tx.insert(tariffs).values({
    ...{ nid: tariffNid, courseNid, title: 'Hele week', type: 'regular', priceCents: cents },
    ...{ capacity: 24, sold: 18, isWaitingListDisabled: true },
  });
  const paidAt = at(`${year}-${camp.paidOn}`, '20:15');
  const amounts = { payNowCents: cents, payLaterCents: 0, totalCents: cents };
  const [order] = await tx
    .insert(orders)
    .values({ clubNid, uid, placedBy: uid, placedAt: paidAt, payment: 'paid', ...amounts })
    .returning({ oid: orders.oid });
  if (!order) throw new Error('The database returned no order');
  const { oid } = order;
  await tx.insert(orderLines).values({
    ...{ oid, position: 0, uid, type: 'tariff', itemNid: tariffNid, courseNid, tariffNid },
    ...{
      description: `${title} – Hele week`,
      unitCostCents: cents,
      discountCents: 0,
      qty: 1,
      isQueued: false,
    },
  });
  await tx.insert(payments).values({
    ...{ oid, provider: 'test-checkout', reference: `demo-camp-${courseNid}`, checkoutUrl: '' },
    ...{ state: 'paid', amountCents: cents, startedAt: paidAt, settledAt: paidAt },
  });
  await tx
    .insert(registrations)
    .values({ uid, tariffNid, oid, status: 1, isTicket: false, registeredAt: paidAt });
  await insertDays(tx, camp, firstMonday(`${year}-${camp.from}`));
}

async function insertDays(tx: Database, camp: SeedCamp, first: IsoDay): Promise<void> {
  const { nid: courseNid, place, uid, absentOn = [] } = camp;
  for (let index = 0; index < camp.days; index += 1) {
    const day = daysAfter(first, index);
    const endsAt = at(day, '16:00');
    const [session] = await tx
      .insert(courseSessions)
      .values({ courseNid, place, startsAt: at(day, '09:00'), endsAt })
      .returning({ nid: courseSessions.nid });
    if (!session) throw new Error('The database returned no session');
    const sessionNid = session.nid;
    await tx.insert(attendanceSheets).values({ sessionNid, version: 1, savedBy: null, savedAt: endsAt });
    const state = absentOn.includes(index) ? 'absent' : 'present';
    await tx.insert(attendances).values({ sessionNid, uid, state });
  }
}

function firstMonday(day: IsoDay): IsoDay {
  return daysSinceMonday(day) === 0 ? day : firstMonday(daysAfter(day, 1));
}

function at(day: IsoDay, clock: string): Date {
  return dateOf(instantInBrussels(day, clock));
}
