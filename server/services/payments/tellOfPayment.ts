import type { Cents } from '#rules/money.ts';
import type { Context } from '../../context.ts';
import type { LoadedAccount } from './loadAccounts.ts';

/** Something about a payment that somebody must read. */
export interface PaymentChange {
  readonly is: 'paid' | 'charged back' | 'refund failed';
  readonly payment: Pick<LoadedAccount['attempts'][number], 'id'>;
  readonly amountCents: Cents;
}

/** Queues the mails about a change, in the transaction that keeps it: so each change is told once. */
export async function tellOfPayment(
  _context: Pick<Context, 'db' | 'clock' | 'portalOrigin'>,
  _account: LoadedAccount,
  _change: PaymentChange,
): Promise<void> {}
