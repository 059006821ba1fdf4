import { eq } from 'drizzle-orm';
import type { Cents } from '#rules/money.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { payments } from '../../db/schema.ts';
import type { PaymentProvider, PaymentState } from '../../payments/paymentProvider.ts';
import { keepBalance } from './keepBalance.ts';
import { lockAccount } from './loadAccounts.ts';

export interface Till {
  readonly db: Database;
  readonly clock: Clock;
  readonly provider: PaymentProvider;
}

/** A payment that was made, told once to whoever was the first to hear of it. */
export interface PaidPayment {
  readonly oid: number;
  readonly amountCents: Cents;
}

/** The provider could not be asked; its `cause` says why. */
export class ProviderSilent extends Error {}

/**
 * Asks the provider what became of a payment and writes it down. It may be called any number of times, at once, late and in
 * any order: a payment is paid once and stays so, and none becomes open again.
 */
export async function settlePayment(till: Till, reference: string): Promise<PaidPayment | undefined> {
  const { db, clock, provider } = till;
  const [known] = await db.select().from(payments).where(eq(payments.reference, reference));
  if (known?.provider !== provider.name || known.state === 'paid') return undefined;
  // Before the transaction: no row is held while somebody else's server is asked.
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
    await keepBalance(tx, clock, { ...account, attempts });
    return state === 'paid' ? { oid: known.oid, amountCents: known.amountCents } : undefined;
  });
}

/** A payment ends once; but money that came after all is money. */
function isStep(from: PaymentState, to: PaymentState): boolean {
  return to !== 'open' && from !== 'paid' && (from === 'open' || to === 'paid');
}
