import { eq, min } from 'drizzle-orm';
import { type IsoDay, isoDayOf } from '#rules/brusselsTime.ts';
import { firstDueDay } from '#rules/invoiceStanding.ts';
import type { Cents } from '#rules/money.ts';
import { todayOf, unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { courseSessions, orderInstalments, orderLines, orders } from '#server/db/schema.ts';
import { invoiceAccount } from '../../payments/invoiceAccount.ts';
import type { LoadedAccount } from '../../payments/loadAccounts.ts';

interface Addition {
  /** Its order is locked. */
  readonly account: LoadedAccount;
  readonly line: {
    readonly uid: number;
    readonly tariffNid: number;
    readonly courseNid: number;
    readonly description: string;
  };
  readonly amountCents: Cents;
}

/**
 * Adds a line for a registration to its order, and a part with a day. A club that asks for the whole order later asks for the addition then
 * too. The invoices that were issued stay as they are: `issueDocuments` makes one for the line.
 * @returns the day until which it can be paid; null where the club asks for it later
 */
export async function addToOrder(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { account, line, amountCents }: Addition,
): Promise<IsoDay | null> {
  const { order, instalments } = account;
  const { oid, payment, payNowCents, payLaterCents, totalCents } = order;
  const isAskedLater = payNowCents === 0 && payment !== 'paid' && instalments.length === 0;
  // An order that is asked later and was paid has nothing due at once. What was paid becomes that, so that the rest stays open.
  const wasPaidLater = payNowCents === 0 && payment === 'paid';
  await tx
    .update(orders)
    .set({
      payNowCents: wasPaidLater ? totalCents : payNowCents,
      payLaterCents: (wasPaidLater ? 0 : payLaterCents) + amountCents,
      totalCents: totalCents + amountCents,
    })
    .where(eq(orders.oid, oid));
  const positions = await tx
    .select({ position: orderLines.position })
    .from(orderLines)
    .where(eq(orderLines.oid, oid));
  await tx.insert(orderLines).values({
    ...{ oid, position: nextAfter(positions), ...line, itemNid: line.tariffNid },
    ...{ isQueued: false, unitCostCents: amountCents, discountCents: 0, qty: 1 },
  });
  if (isAskedLater) return null;
  const dueOn = await dueDayOf(tx, { account, courseNid: line.courseNid, today: todayOf(clock) });
  await tx.insert(orderInstalments).values({ oid, position: nextAfter(instalments), dueOn, amountCents });
  return dueOn;
}

function nextAfter(rows: readonly { readonly position: number }[]): number {
  return Math.max(-1, ...rows.map(({ position }) => position)) + 1;
}

interface AddedPart {
  readonly account: LoadedAccount;
  readonly courseNid: number;
  readonly today: IsoDay;
}

/**
 * Finds the last day to pay an added part. A course that has begun leaves the whole term, because its first lesson is over. Parts are paid in
 * the order of their days, so the new one comes last.
 */
async function dueDayOf(tx: Database, { account, courseNid, today }: AddedPart): Promise<IsoDay> {
  const { startsAt } = courseSessions;
  const [first] = await tx
    .select({ startsAt: min(startsAt) })
    .from(courseSessions)
    .where(eq(courseSessions.courseNid, courseNid));
  const startsOn = first?.startsAt ? isoDayOf(unixSecondsOf(first.startsAt)) : null;
  const { orderedOn, startsOn: orderStartsOn, payNowCents, instalments } = invoiceAccount(account);
  const days = [
    firstDueDay(today, startsOn !== null && startsOn >= today ? startsOn : null),
    ...(payNowCents > 0 ? [firstDueDay(orderedOn, orderStartsOn)] : []),
    ...instalments.map(({ dueOn }) => dueOn),
  ];
  return days.reduce((last, day) => (day > last ? day : last));
}
