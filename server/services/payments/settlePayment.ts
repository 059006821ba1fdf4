import { eq } from 'drizzle-orm';
import type { Cents } from '#rules/money.ts';
import type { Context } from '../../context.ts';
import { payments } from '../../db/schema.ts';
import { queueMailEvents } from '../../mail/outbox/queueMails.ts';
import type { PaymentState } from '../../payments/paymentProvider.ts';
import { keepBalance } from './keepBalance.ts';
import { lockAccount } from './loadAccounts.ts';

/** What it takes to ask a provider about a payment and to keep the answer. */
export type PaymentContext = Pick<Context, 'db' | 'clock' | 'provider'>;

/** The same, with the address for links in the mail about a payment. */
export type SettlingContext = PaymentContext & Pick<Context, 'portalOrigin'>;

/** A payment that was made. Only the first caller that learns of a payment gets one. */
export interface PaidPayment {
  readonly oid: number;
  readonly amountCents: Cents;
}

/** The provider gave no answer; `cause` says why. */
export class ProviderSilent extends Error {}

/**
 * Asks the provider for the state of a payment and stores the state. May be called any number of times, concurrently, late and
 * in any order. A payment is paid once and stays paid, and none becomes open again.
 */
export async function settlePayment(
  context: SettlingContext,
  reference: string,
): Promise<PaidPayment | undefined> {
  const { db, clock, provider, portalOrigin } = context;
  const [known] = await db.select().from(payments).where(eq(payments.reference, reference));
  if (known?.provider !== provider.name || known.state === 'paid') return undefined;
  // Asks before the transaction begins, so that no row is locked while another server is asked.
  const state = await provider.stateOf(reference).catch((cause: unknown) => {
    throw new ProviderSilent('The payment provider could not be asked', { cause });
  });
  if (state === undefined || !isStep(known.state, state)) return undefined;
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, known.oid);
    const attempt = account.attempts.find(({ id }) => id === known.id);
    if (!attempt || !isStep(attempt.state, state)) return undefined;
    await tx.update(payments).set({ state, settledAt: clock.now() }).where(eq(payments.id, attempt.id));
    const attempts = account.attempts.map((one) => (one === attempt ? { ...one, state } : one));
    await keepBalance({ db: tx, clock }, { ...account, attempts });
    if (state !== 'paid') return undefined;
    const paid = { oid: known.oid, amountCents: known.amountCents };
    const { clubNid, placedBy: uid } = account.order;
    const about = { kind: 'payment', clubNid, uid, portalOrigin } as const;
    await queueMailEvents({ db: tx, clock }, [{ ...about, event: { type: 'payment', ...paid } }]);
    return paid;
  });
}

/** A payment ends once. The exception is money that arrives later: a failed or cancelled payment can still become paid. */
function isStep(from: PaymentState, to: PaymentState): boolean {
  return to !== 'open' && from !== 'paid' && (from === 'open' || to === 'paid');
}
