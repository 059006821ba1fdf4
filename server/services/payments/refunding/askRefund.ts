import { fillIn } from '@clubpoort/form-engine/headless';
import { and, eq } from 'drizzle-orm';
import { payments, refunds } from '#server/db/schema.ts';
import { RefundRefused, type RefundReport } from '#server/payments/paymentProvider.ts';
import { nl } from '#server/texts/nl.ts';
import { lockAccount } from '../loadAccounts.ts';
import { type PaymentContext, ProviderSilent } from '../providerSilent.ts';
import { keepRefund } from './keepRefund.ts';

/**
 * Asks the provider for a refund that waits. May be called any number of times, by several processes: the provider gets the
 * same key each time, and the answer is stored once.
 *
 * @throws ProviderSilent where the refund still waits
 */
export async function askRefund(context: PaymentContext, id: number): Promise<void> {
  const { db, providers } = context;
  const [found] = await db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.id, id), eq(refunds.state, 'asked')));
  const provider = found && (await providers.ofPayment(db, found.payment));
  // Money of another provider can only be given back by that one, when the operator uses it again.
  if (!provider) return;
  const { refund, payment } = found;
  const { key, amountCents } = refund;
  const description = fillIn(nl.payment.refund, { oid: String(payment.oid) });
  const asked = { reference: payment.reference, amountCents, description, key };
  const report = await provider.refund(asked).catch((cause: unknown) => {
    if (cause instanceof RefundRefused) return undefined;
    throw new ProviderSilent('The payment provider could not be asked for a refund', { cause });
  });
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, payment.oid);
    const waiting = account.refunds.find((one) => one.id === id && one.state === 'asked');
    if (waiting) await keepRefund({ ...context, db: tx }, account, { refund: waiting, ...outcomeOf(report) });
  });
}

function outcomeOf(report: RefundReport | undefined) {
  return report ?? { reference: null, state: 'failed' as const };
}
