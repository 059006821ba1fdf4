import { and, eq } from 'drizzle-orm';
import { daysAfter } from '#rules/brusselsInstant.ts';
import { dayInSeconds } from '#rules/duration.ts';
import { dateOf, todayOf, unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import {
  creditNotes,
  orderInstalments,
  orderLines,
  orders,
  payments,
  registrations,
} from '#server/db/schema.ts';
import { invoices, type SeedInvoice, type SeedLine } from './invoices.ts';

/** Inserts an invoice in every possible state. */
export async function insertInvoices({ db: tx, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  for (const invoice of invoices) await insertInvoice({ db: tx, clock }, invoice);
}

async function insertInvoice(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  invoice: SeedInvoice,
): Promise<void> {
  const { uid, clubNid, payNow, lines, instalments = [], payments: paid = [], credits = [] } = invoice;
  const ago = (days: number) => dateOf(unixSecondsOf(clock.now()) - days * dayInSeconds);
  const totalCents = lines.reduce((sum, line) => sum + costOf(line), 0);
  const paidCents = paid.reduce((sum, { amount }) => sum + amount, 0);
  const [order] = await tx
    .insert(orders)
    .values({
      ...{ clubNid, uid, placedBy: uid, totalCents },
      placedAt: ago(invoice.placedDaysAgo),
      payment: payNow > 0 && paidCents >= payNow ? 'paid' : 'unpaid',
      payNowCents: payNow,
      payLaterCents: totalCents - payNow,
    })
    .returning({ oid: orders.oid });
  if (!order) throw new Error('The database returned no order');
  const { oid } = order;
  await tx.insert(orderLines).values(lines.map((line, position) => ({ ...rowOf(line), oid, uid, position })));
  if (instalments.length > 0)
    await tx.insert(orderInstalments).values(
      instalments.map(({ dueInDays, amount }, position) => ({
        ...{ oid, position, amountCents: amount },
        dueOn: daysAfter(todayOf(clock), dueInDays),
      })),
    );
  if (paid.length > 0)
    await tx.insert(payments).values(
      paid.map(({ amount, daysAgo, by }, at) => ({
        ...{ oid, provider: by, reference: `demo-${oid}-${at}`, checkoutUrl: '', state: 'paid' as const },
        ...{ amountCents: amount, startedAt: ago(daysAgo), settledAt: ago(daysAgo) },
      })),
    );
  if (credits.length > 0)
    await tx.insert(creditNotes).values(
      credits.map(({ amount, daysAgo, reason }) => ({
        oid,
        reason,
        amountCents: amount,
        issuedAt: ago(daysAgo),
      })),
    );
  for (const { tariffNid } of lines)
    if (tariffNid !== undefined)
      await tx
        .update(registrations)
        .set({ oid })
        .where(and(eq(registrations.uid, uid), eq(registrations.tariffNid, tariffNid)));
}

function costOf({ unit, qty = 1, discount = 0 }: SeedLine): number {
  return unit * qty - discount;
}

function rowOf({ unit, qty = 1, discount = 0, ...line }: SeedLine) {
  const { type, description, courseNid = null, tariffNid = null } = line;
  return {
    ...{ type, description, courseNid, tariffNid, qty, isQueued: false },
    itemNid: line.itemNid ?? tariffNid,
    unitCostCents: unit,
    discountCents: discount,
  };
}
