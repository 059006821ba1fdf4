import { invoiceStanding } from '#rules/invoiceStanding.ts';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { type payments, refunds } from '#server/db/schema.ts';
import { invoiceAccount } from '../invoiceAccount.ts';
import type { LoadedAccount } from '../loadAccounts.ts';

interface Arrived {
  readonly payment: typeof payments.$inferSelect;
  readonly before: LoadedAccount;
  readonly after: LoadedAccount;
}

/**
 * Writes down the refund of what a payment brought too much: its order was credited while somebody was paying. What was too much before
 * is left to the club.
 *
 * @returns the refunds that the provider must be asked for after the commit
 */
export async function refundSurplus(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { payment, before, after }: Arrived,
): Promise<readonly number[]> {
  const today = todayOf(clock);
  const surplusOf = (account: LoadedAccount) => invoiceStanding(invoiceAccount(account), today).refundCents;
  const creditNote = after.credits.at(-1);
  const amountCents = Math.min(surplusOf(after) - surplusOf(before), payment.amountCents);
  if (!creditNote || amountCents <= 0) return [];
  const now = clock.now();
  const made = await tx
    .insert(refunds)
    .values({
      ...{ paymentId: payment.id, creditNoteId: creditNote.id, amountCents },
      ...{ state: 'asked', askedAt: now, changedAt: now },
    })
    .returning({ id: refunds.id });
  return made.map(({ id }) => id);
}
