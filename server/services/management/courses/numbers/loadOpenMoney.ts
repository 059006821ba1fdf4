import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { agedMoney, type MoneyAge } from '#rules/agedMoney.ts';
import { type IsoDay, isoDayOf } from '#rules/brusselsTime.ts';
import { invoiceStanding } from '#rules/invoiceStanding.ts';
import { eurosOf } from '#rules/money.ts';
import { type AgedMoney, moneyAges } from '#schemas/entities/club/clubNumbers.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { orderInstalments, orders } from '#server/db/schema.ts';
import { coveredCentsSql, paidCentsSql } from '../../openCents.ts';

/** The open money of a club by its age, in two statements. The rule for each order is that of its invoice. */
export async function loadOpenMoney(db: Database, clubNid: number, today: IsoDay): Promise<AgedMoney[]> {
  // OFFSET keeps the planner from computing the sums once more for each mention.
  const covered = db
    .select({
      ...{ oid: orders.oid, placedAt: orders.placedAt },
      ...{ payNowCents: orders.payNowCents, totalCents: orders.totalCents },
      coveredCents: sql<number>`${coveredCentsSql()}::int`.as('covered_cents'),
      paidCents: sql<number>`${paidCentsSql()}::int`.as('paid_cents'),
    })
    .from(orders)
    .where(and(eq(orders.clubNid, clubNid), gt(orders.totalCents, 0)))
    .offset(0)
    .as('covered');
  const open = await db.select().from(covered).where(gt(covered.totalCents, covered.coveredCents));
  const instalments = await db
    .select()
    .from(orderInstalments)
    .where(
      isOneOf(
        orderInstalments.oid,
        open.map(({ oid }) => oid),
      ),
    )
    .orderBy(asc(orderInstalments.position));
  const ofOrder = Map.groupBy(instalments, ({ oid }) => oid);
  const sums = new Map<MoneyAge, { cents: number; invoices: number }>();
  for (const { oid, placedAt, coveredCents, paidCents, ...agreed } of open) {
    const orderedOn = isoDayOf(unixSecondsOf(placedAt));
    const money = { paidCents, creditedCents: coveredCents - paidCents, isInBank: false };
    const standing = invoiceStanding(
      { ...agreed, ...money, orderedOn, instalments: ofOrder.get(oid) ?? [] },
      today,
    );
    for (const [age, cents] of agedMoney(standing, today)) {
      const sum = sums.get(age) ?? { cents: 0, invoices: 0 };
      sums.set(age, { cents: sum.cents + cents, invoices: sum.invoices + 1 });
    }
  }
  return moneyAges.map((age) => {
    const { cents, invoices } = sums.get(age) ?? { cents: 0, invoices: 0 };
    return { age, amount: eurosOf(cents), invoices };
  });
}
