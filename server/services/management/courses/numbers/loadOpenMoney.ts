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
import { orderMoney } from '../../openCents.ts';

/** The open money of a club by its age, in two statements. The rule for each order is that of its invoice. */
export async function loadOpenMoney(db: Database, clubNid: number, today: IsoDay): Promise<AgedMoney[]> {
  const money = orderMoney(db, and(eq(orders.clubNid, clubNid), gt(orders.totalCents, 0)));
  const open = await db
    .select()
    .from(money)
    .where(gt(money.totalCents, sql`${money.creditedCents} + ${money.paidCents}`));
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
  for (const { oid, placedAt, ...agreed } of open) {
    const orderedOn = isoDayOf(unixSecondsOf(placedAt));
    const account = { ...agreed, orderedOn, instalments: ofOrder.get(oid) ?? [], isInBank: false };
    const standing = invoiceStanding(account, today);
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
