import { and, eq, gt, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Cents } from '#rules/money.ts';
import { registeredException } from '#rules/registrationStatus.ts';
import type { Database } from '#server/db/database.ts';
import {
  creditNotes,
  moneyEntries,
  type moneyEntryKinds,
  orderInstalments,
  orders,
  payments,
  refunds,
  registrations,
} from '#server/db/schema.ts';

/** `isRegisteredStatus` of the rules, in SQL. */
export const standsSql = or(gt(registrations.status, 0), eq(registrations.status, registeredException));

/**
 * Amount of an order that is still to be paid, in SQL, so that a count needs no accounts. A test compares it with `invoiceStanding`.
 */
export function openCentsSql() {
  return sql<Cents>`greatest(0, ${orders.totalCents} - ${creditedCentsSql()} - ${paidCentsSql()})`;
}

function creditedCentsSql() {
  return sql<Cents>`coalesce((select sum(${creditNotes.amountCents}) from ${creditNotes} where ${eq(creditNotes.oid, orders.oid)}), 0)`;
}

/** The money that a club has for an order, in SQL: `booksOf` of its events. Below zero where more went back than came in. */
function paidCentsSql() {
  const { oid, payment, payNowCents, totalCents } = orders;
  const came = and(eq(payments.oid, oid), inArray(payments.state, ['paid', 'undone']));
  const paid = sql`coalesce((select sum(${payments.amountCents}) from ${payments} where ${came}), 0)`;
  const received = sql`(${paid} + ${entriesSql(['chargeback-reversed'], ['charged-back', 'payment-undone'])})`;
  const settledParts = sql`coalesce((select sum(${orderInstalments.amountCents}) from ${orderInstalments} where ${eq(orderInstalments.oid, oid)} and ${orderInstalments.paidAt} is not null), 0)`;
  const settledAtOnce = sql`case when ${payment} = 'paid' then coalesce(nullif(${payNowCents}, 0), ${totalCents}) else 0 end`;
  const isOnItsWay = notInArray(refunds.state, ['failed', 'canceled']);
  const returned = sql`coalesce((select sum(${refunds.amountCents}) from ${refunds} inner join ${payments} on ${eq(payments.id, refunds.paymentId)} where ${and(eq(payments.oid, oid), isOnItsWay)}), 0)`;
  const givenBack = entriesSql(['giving-back-undone'], ['given-back']);
  return sql<Cents>`(greatest(${received}, least(${settledAtOnce} + ${settledParts}, ${totalCents})) - ${returned} + ${givenBack})`;
}

/**
 * Reads the money of orders, as a subquery: `OrderMoney` of the rules. The list of invoices, the numbers of a club and those of a season
 * all begin here.
 */
export function orderMoney(db: Database, which: SQL | undefined) {
  const { oid, placedAt, startsOn, payNowCents, totalCents } = orders;
  const lostCents = entriesSql(['charged-back'], ['chargeback-reversed']);
  // Their names differ from those of columns, because a query that joins something names them without a table.
  // OFFSET keeps the planner from computing the sums once more for each mention.
  return db
    .select({
      ...{ oid, placedAt, startsOn, payNowCents, totalCents },
      creditedCents: sql<number>`${creditedCentsSql()}::int`.as('order_credited_cents'),
      paidCents: sql<number>`${paidCentsSql()}::int`.as('order_paid_cents'),
      lostCents: sql<number>`${lostCents}::int`.as('order_lost_cents'),
    })
    .from(orders)
    .where(which)
    .offset(0)
    .as('order_money');
}

type EntryKind = (typeof moneyEntryKinds)[number];

/** The sum of the entries of these kinds, in SQL. */
function entriesSql(plus: readonly EntryKind[], minus: readonly EntryKind[]) {
  const { oid, kind, amountCents } = moneyEntries;
  const signed = sql`case when ${inArray(kind, [...minus])} then -${amountCents} else ${amountCents} end`;
  const isWanted = and(eq(oid, orders.oid), inArray(kind, [...plus, ...minus]));
  return sql`coalesce((select sum(${signed}) from ${moneyEntries} where ${isWanted}), 0)`;
}
