import type { Cents } from '#rules/money.ts';
import type { Context } from '../../context.ts';
import { queueMailEvents } from '../../mail/outbox/queueMails.ts';
import type { LoadedAccount } from './loadAccounts.ts';

/** Something about a payment that somebody must read. */
interface PaymentChange {
  readonly is: 'paid' | 'charged back' | 'chargeback reversed' | 'refund failed' | 'refunded outside';
  readonly payment: Pick<LoadedAccount['attempts'][number], 'id'>;
  readonly amountCents: Cents;
}

/**
 * Queues the mails about a change, in the transaction that keeps it. So each change is told once, whatever the order of webhooks,
 * returns and retries.
 */
export async function tellOfPayment(
  context: Telling,
  account: LoadedAccount,
  change: PaymentChange,
): Promise<void> {
  await tellOfPayments(context, [{ account, change }]);
}

/** The same for many changes. */
export async function tellOfPayments(
  { db: tx, clock, portalOrigin }: Telling,
  told: readonly { readonly account: LoadedAccount; readonly change: PaymentChange }[],
): Promise<void> {
  const events = told.map(({ account, change }) => ({ ...eventOf(account, change), portalOrigin }));
  await queueMailEvents({ db: tx, clock }, events);
}

type Telling = Pick<Context, 'db' | 'clock' | 'portalOrigin'>;

function eventOf(
  { order: { oid, clubNid, placedBy: uid } }: LoadedAccount,
  { is, payment, amountCents }: PaymentChange,
) {
  const event =
    is === 'paid'
      ? ({ type: 'payment', oid, amountCents, paymentId: payment.id } as const)
      : ({ type: 'lost payment', is, oid, amountCents } as const);
  const kind = is === 'paid' ? 'receipt' : 'payment';
  return { kind, clubNid, uid, event } as const;
}
