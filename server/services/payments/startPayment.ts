import { todayOf } from '../../clock.ts';
import { payments } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import type { NewPayment } from '../../payments/paymentProvider.ts';
import { keepBalance } from './keepBalance.ts';
import { type LoadedAccount, loadAccounts, lockAccount } from './loadAccounts.ts';
import { type PaymentContext, ProviderSilent } from './providerSilent.ts';
import { payableCents } from './standing/payableCents.ts';
import { isUnderWay } from './underWay.ts';

type Attempt = LoadedAccount['attempts'][number];

interface WantedPayment extends Omit<NewPayment, 'amountCents' | 'key'> {
  /** Pays the next part before its day when nothing is due yet. */
  readonly isEarly: boolean;
}

/**
 * Starts a payment of what is due on an order today, and returns the address of the checkout. A second start gets the same
 * checkout as long as that is open, so that nobody pays twice.
 *
 * @returns undefined when nothing is due
 */
export async function startPayment(
  context: PaymentContext,
  oid: number,
  { isEarly, ...payment }: WantedPayment,
): Promise<string | undefined> {
  const { db, clock, provider } = context;
  const today = todayOf(clock);
  const account = (await loadAccounts(db, [oid])).get(oid);
  if (!account) throw refusals.notFound();
  const dueCents = payableCents(account, today, isEarly);
  if (dueCents === 0) return undefined;
  const open = findOpen(account, { dueCents, provider });
  if (open) return open.checkoutUrl;
  // Starts before the transaction begins, so that no row is locked while another server is asked.
  const key = `${oid}/${account.attempts.length}`;
  const started = await provider.start({ ...payment, amountCents: dueCents, key }).catch((cause: unknown) => {
    throw new ProviderSilent('The payment provider started no payment', { cause });
  });
  return db.transaction(async (tx) => {
    const held = await lockAccount(tx, oid);
    const nowDueCents = payableCents(held, today, isEarly);
    if (nowDueCents === 0) return undefined;
    // Another request was faster. Its checkout is used, and nobody sees this one.
    const other = findOpen(held, { dueCents: nowDueCents, provider });
    if (other) return other.checkoutUrl;
    // The provider started one payment for both requests, and it has ended in the meantime.
    const isOver = held.attempts.some(({ reference }) => reference === started.reference);
    if (nowDueCents !== dueCents || isOver) throw refusals.busy();
    const attempts = await tx
      .insert(payments)
      .values({
        ...started,
        oid,
        provider: provider.name,
        state: 'open',
        amountCents: dueCents,
        startedAt: clock.now(),
      })
      .returning();
    await keepBalance({ db: tx, clock }, { ...held, attempts: [...held.attempts, ...attempts] });
    return started.checkoutUrl;
  });
}

interface WantedCheckout extends Pick<PaymentContext, 'provider'> {
  readonly dueCents: number;
}

/** An open checkout of another provider may be gone: the operator chose this one since. */
function findOpen({ attempts }: LoadedAccount, { dueCents, provider }: WantedCheckout): Attempt | undefined {
  return attempts.find(
    (one) => isUnderWay(one) && one.amountCents === dueCents && one.provider === provider.name,
  );
}
