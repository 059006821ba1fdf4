import { and, eq, gt, notInArray, or, sql } from 'drizzle-orm';
import type { Cents } from '#rules/money.ts';
import { registeredException } from '#rules/registrationStatus.ts';
import {
  creditNotes,
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
  return sql<Cents>`greatest(0, ${orders.totalCents} - ${coveredCentsSql()})`;
}

/** Amount of an order that was paid or credited, in SQL. More than its total where money goes back by hand. */
export function coveredCentsSql() {
  const { oid, payment, payNowCents, totalCents } = orders;
  const received = sql`coalesce((select sum(${payments.amountCents} - ${payments.chargedBackCents}) from ${payments} where ${and(eq(payments.oid, oid), eq(payments.state, 'paid'))}), 0)`;
  const settledParts = sql`coalesce((select sum(${orderInstalments.amountCents}) from ${orderInstalments} where ${eq(orderInstalments.oid, oid)} and ${orderInstalments.paidAt} is not null), 0)`;
  const settledAtOnce = sql`case when ${payment} = 'paid' then coalesce(nullif(${payNowCents}, 0), ${totalCents}) else 0 end`;
  const isOnItsWay = notInArray(refunds.state, ['failed', 'canceled']);
  const returned = sql`coalesce((select sum(${refunds.amountCents}) from ${refunds} inner join ${payments} on ${eq(payments.id, refunds.paymentId)} where ${and(eq(payments.oid, oid), eq(payments.state, 'paid'), isOnItsWay)}), 0)`;
  const credited = sql`coalesce((select sum(${creditNotes.amountCents}) from ${creditNotes} where ${eq(creditNotes.oid, oid)}), 0)`;
  const paid = sql`greatest(${received}, least(${settledAtOnce} + ${settledParts}, ${totalCents}))`;
  return sql<Cents>`(greatest(0, ${paid} - ${returned}) + ${credited})`;
}
