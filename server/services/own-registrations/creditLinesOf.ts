import { invoiceStanding } from '#rules/invoiceStanding.ts';
import type { Cents } from '#rules/money.ts';
import { type StoppedMoney, stoppedAmounts } from '#rules/stopRegistration.ts';
import { todayOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { creditNotes, type orderLines } from '../../db/schema.ts';
import { issueDocuments } from '../documents/issueDocuments.ts';
import { invoiceAccount } from '../payments/invoiceAccount.ts';
import { type LoadedAccount, lockAccount } from '../payments/loadAccounts.ts';
import { creditLines, sumOfLines } from './linesCentsOf.ts';

interface Credited {
  readonly oid: number;
  readonly lines: readonly (typeof orderLines.$inferSelect)[];
  readonly money: StoppedMoney;
  /** The most that is credited. @defaultValue all that the lines cost */
  readonly atMostCents?: Cents;
  /** Printed on the credit note. */
  readonly reason: string;
}

interface Credit extends ReturnType<typeof stoppedAmounts> {
  /** null where nothing is credited. */
  readonly creditNoteId: number | null;
  /** The account as it was before. */
  readonly account: LoadedAccount;
}

/** Credits the lines of an order, with a credit note and its document, in a transaction of the caller. */
export async function creditLinesOf(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { oid, lines, money, atMostCents = Number.POSITIVE_INFINITY, reason }: Credited,
): Promise<Credit> {
  const account = await lockAccount(tx, oid);
  const amounts = stoppedAmounts({
    linesCents: Math.min(sumOfLines(lines), atMostCents),
    totalCents: account.order.totalCents,
    creditedCents: account.credits.reduce((sum: Cents, { amountCents }) => sum + amountCents, 0),
    openCents: invoiceStanding(invoiceAccount(account), todayOf(clock)).openCents,
    money,
  });
  const { creditedCents: amountCents } = amounts;
  if (amountCents === 0) return { ...amounts, account, creditNoteId: null };
  const credited = await creditLines(tx, lines, amountCents);
  const notes = await tx
    .insert(creditNotes)
    .values({ oid, amountCents, lines: credited, reason, issuedAt: clock.now() })
    .returning({ id: creditNotes.id });
  await issueDocuments(tx, oid, clock.now());
  return { ...amounts, account, creditNoteId: notes[0]?.id ?? null };
}
