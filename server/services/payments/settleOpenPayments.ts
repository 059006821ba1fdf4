import { and, eq, inArray } from 'drizzle-orm';
import { payments } from '../../db/schema.ts';
import { type PaidPayment, settlePayment, type Till } from './settlePayment.ts';

/**
 * Asks after every open payment of these orders: a provider's call may be lost, and somebody who closes the checkout
 * tells nobody.
 */
export async function settleOpenPayments(till: Till, oids: readonly number[]): Promise<PaidPayment[]> {
  if (oids.length === 0) return [];
  const open = await till.db
    .select({ reference: payments.reference })
    .from(payments)
    .where(and(inArray(payments.oid, [...oids]), eq(payments.state, 'open')));
  const paid: PaidPayment[] = [];
  for (const { reference } of open) {
    const settled = await settlePayment(till, reference);
    if (settled) paid.push(settled);
  }
  return paid;
}
