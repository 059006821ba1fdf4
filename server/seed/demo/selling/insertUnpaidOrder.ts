import { fillIn } from '@clubpoort/form-engine/headless';
import { and, eq } from 'drizzle-orm';
import { dayInSeconds } from '#rules/duration.ts';
import { dateOf, unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { courses, orderLines, orders, registrations, tariffs } from '#server/db/schema.ts';
import { nl } from '#server/texts/nl.ts';

interface UnpaidOrder {
  readonly uid: number;
  readonly clubNid: number;
  /** A tariff for which the person is registered already. */
  readonly tariffNid: number;
  readonly placedDaysAgo: number;
}

/** Inserts the unpaid order behind a registration, at the price of its tariff. */
export async function insertUnpaidOrder(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { uid, clubNid, tariffNid, placedDaysAgo }: UnpaidOrder,
): Promise<void> {
  const [ordered] = await tx
    .select({ tariff: tariffs, course: courses })
    .from(tariffs)
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .where(eq(tariffs.nid, tariffNid));
  if (!ordered) throw new Error(`The demo data has no tariff ${tariffNid}`);
  const { tariff, course } = ordered;
  const totalCents = tariff.priceCents;
  const placedAt = dateOf(unixSecondsOf(clock.now()) - placedDaysAgo * dayInSeconds);
  const [order] = await tx
    .insert(orders)
    .values({
      clubNid,
      uid,
      placedBy: uid,
      placedAt,
      payment: 'unpaid',
      payNowCents: totalCents,
      payLaterCents: 0,
      totalCents,
    })
    .returning({ oid: orders.oid });
  if (!order) throw new Error('The database returned no order');
  await tx.insert(orderLines).values({
    oid: order.oid,
    position: 0,
    uid,
    itemNid: tariffNid,
    courseNid: course.nid,
    tariffNid,
    isQueued: false,
    description: fillIn(nl.cart.line, { course: course.title, tariff: tariff.title }),
    unitCostCents: totalCents,
    discountCents: 0,
    qty: 1,
  });
  await tx
    .update(registrations)
    .set({ oid: order.oid })
    .where(and(eq(registrations.uid, uid), eq(registrations.tariffNid, tariffNid)));
}
