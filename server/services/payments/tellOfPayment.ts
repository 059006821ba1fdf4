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
  { db: tx, clock, portalOrigin }: Pick<Context, 'db' | 'clock' | 'portalOrigin'>,
  { order: { oid, clubNid, placedBy: uid } }: LoadedAccount,
  { is, payment, amountCents }: PaymentChange,
): Promise<void> {
  const event =
    is === 'paid'
      ? ({ type: 'payment', oid, amountCents, paymentId: payment.id } as const)
      : ({ type: 'lost payment', is, oid, amountCents } as const);
  const kind = is === 'paid' ? 'receipt' : 'payment';
  await queueMailEvents({ db: tx, clock }, [{ ...{ kind, clubNid, uid, portalOrigin }, event }]);
}
