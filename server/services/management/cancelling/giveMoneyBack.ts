import type { Cents } from '#rules/money.ts';
import { divideMoneyBack } from '#rules/moneyBack.ts';
import type { Context } from '#server/context.ts';
import { refunds } from '#server/db/schema.ts';
import type { LoadedAccount } from '../../payments/loadAccounts.ts';
import { remainingCents } from '../../payments/refunding/keepOutsideRefunds.ts';

interface MoneyBack {
  /** Locked, as it was before. */
  readonly account: LoadedAccount;
  readonly creditNoteId: number;
  readonly backCents: Cents;
}

interface GivenBack {
  /** The refunds that the provider must be asked for after the commit. */
  readonly refundIds: readonly number[];
  readonly refundedCents: Cents;
  readonly byHandCents: Cents;
}

/** Writes down what goes back by way of the provider, and tells what the club gives back itself. */
export async function giveMoneyBack(
  { db: tx, clock, providers }: Pick<Context, 'db' | 'clock' | 'providers'>,
  { account, creditNoteId, backCents }: MoneyBack,
): Promise<GivenBack> {
  const payments = account.attempts
    .filter((one) => one.state === 'paid' && providers.reaches(one))
    .map((one) => ({ id: one.id, leftCents: remainingCents(account, one) }));
  const { refunds: wanted, byHandCents } = divideMoneyBack(backCents, payments);
  const now = clock.now();
  const rows = wanted.map((one) => ({
    ...{ ...one, creditNoteId, state: 'asked' as const, askedAt: now, changedAt: now },
  }));
  const made = rows.length === 0 ? [] : await tx.insert(refunds).values(rows).returning({ id: refunds.id });
  return { refundIds: made.map(({ id }) => id), refundedCents: backCents - byHandCents, byHandCents };
}
