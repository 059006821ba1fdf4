import { eq } from 'drizzle-orm';
import type { IsoDay } from '#rules/brusselsTime.ts';
import type { Cents } from '#rules/money.ts';
import type { Database } from '#server/db/database.ts';
import { orderInstalments, orderLines, orders } from '#server/db/schema.ts';
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
  /** The day until which it can be paid. */
  readonly dueOn: IsoDay;
}

/**
 * Adds a line for a registration to its order, and a part with a day. A club that asks for the whole order later asks for the addition then
 * too. The invoices that were issued stay as they are: `issueDocuments` makes one for the line.
 * @returns the day until which it can be paid; null where the club asks for it later
 */
export async function addToOrder(
  tx: Database,
  { account, line, amountCents, dueOn }: Addition,
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
  await tx.insert(orderInstalments).values({ oid, position: nextAfter(instalments), dueOn, amountCents });
  return dueOn;
}

function nextAfter(rows: readonly { readonly position: number }[]): number {
  return Math.max(-1, ...rows.map(({ position }) => position)) + 1;
}
