import { asc, eq } from 'drizzle-orm';
import { dayInMilliseconds } from '#rules/duration.ts';
import type { Cents } from '#rules/money.ts';
import { payments } from '../../db/schema.ts';
import type { PaymentReport, PaymentState } from '../../payments/paymentProvider.ts';
import { testCheckoutName } from '../../payments/test-checkout/testCheckout.ts';
import { keepBalance, keepLoss } from './keepBalance.ts';
import { type LoadedAccount, lockAccount } from './loadAccounts.ts';
import { type PaymentContext, ProviderSilent } from './providerSilent.ts';
import { askRefund } from './refunding/askRefund.ts';
import { keepOutsideRefunds } from './refunding/keepOutsideRefunds.ts';
import { keepRefund } from './refunding/keepRefund.ts';
import { refundSurplus } from './refunding/refundSurplus.ts';
import { tellOfPayment } from './tellOfPayment.ts';
import { isUnderWay } from './underWay.ts';
import { writeEntry } from './writeEntry.ts';

type Payment = typeof payments.$inferSelect;
type Refund = LoadedAccount['refunds'][number];

/** Time after which a payment that its provider doesn't know is over, in milliseconds. */
const unknownFor = dayInMilliseconds;

/**
 * Asks the provider for the state of a payment and stores what changed for each order that it pays. May be called any number of times,
 * concurrently, late and in any order. A payment is paid once and stays paid, and none becomes open again; what is charged back is an
 * amount beside it.
 *
 * @returns whether mails were queued
 */
export async function settlePayment(context: PaymentContext, reference: string): Promise<boolean> {
  // In the order in which orders are locked.
  const found = await context.db
    .select()
    .from(payments)
    .where(eq(payments.reference, reference))
    .orderBy(asc(payments.oid));
  // Two accounts may use one reference: what one of them says is nothing to the other.
  let isTold = false;
  for (const rows of Map.groupBy(found, ({ accountId }) => accountId).values())
    isTold = (await settleAtAccount(context, rows)) || isTold;
  return isTold;
}

/** @param rows - the orders of one payment */
async function settleAtAccount(context: PaymentContext, rows: readonly Payment[]): Promise<boolean> {
  const { db } = context;
  const [known] = rows;
  if (!known) return false;
  // Asks before the transaction begins, so that no row is locked while another server is asked.
  const report = await askProvider(context, known);
  if (!report) return false;
  const kept = await db.transaction(async (tx) => {
    const each: Kept[] = [];
    for (const { row, own } of sharesOf(report, rows))
      each.push(await keepReport({ ...context, db: tx }, row, own));
    const isTold = await keepOutsideRefunds({ ...context, db: tx }, rows, report);
    return [...each, { isTold, refundIds: [] }];
  });
  for (const id of kept.flatMap(({ refundIds }) => refundIds))
    await askRefund(context, id).catch((error: unknown) => {
      // The hourly round asks again.
      if (!(error instanceof ProviderSilent)) throw error;
    });
  const isTold = kept.some((one) => one.isTold);
  // A payment that was charged back before it became known is settled in two steps.
  const isNews = rows.some(({ state }) => state !== 'paid');
  const isBoth = isNews && report.state === 'paid' && report.chargedBackCents > 0;
  return (isBoth && (await settlePayment(context, known.reference))) || isTold;
}

/** What a report says about each order of its payment. What was charged back is taken from the first orders first. */
function sharesOf(report: PaymentReport, rows: readonly Payment[]) {
  let leftCents = report.chargedBackCents;
  return rows.map((row) => {
    const chargedBackCents = Math.min(leftCents, row.amountCents);
    leftCents -= chargedBackCents;
    return { row, own: { ...report, chargedBackCents } };
  });
}

interface Kept {
  /** Whether mails were queued. */
  readonly isTold: boolean;
  /** The refunds that the provider must be asked for after the commit. */
  readonly refundIds: readonly number[];
}

const nothing: Kept = { isTold: false, refundIds: [] };

/** @param known - the payment as it was stored when the provider was asked */
async function keepReport(context: PaymentContext, known: Payment, report: PaymentReport): Promise<Kept> {
  const account = await lockAccount(context.db, known.oid);
  const payment = account.attempts.find(({ id }) => id === known.id);
  if (!payment) return nothing;
  if (isStep(payment.state, report.state))
    return keepState(context, { account, payment, state: report.state });
  if (payment.state !== 'paid') return nothing;
  const isRefundTold = await keepRefunds(context, account, report);
  // Of two answers the older one may come last. It knows a change only against what was stored when it was asked.
  const isFresh = known.state === 'paid' && payment.chargedBackCents === known.chargedBackCents;
  const { chargedBackCents } = report;
  const isLossTold = isFresh && (await keepChargeback(context, { account, payment, chargedBackCents }));
  return { isTold: isRefundTold || isLossTold, refundIds: [] };
}

async function askProvider(
  { db, clock, providers }: PaymentContext,
  known: Payment,
): Promise<PaymentReport | undefined> {
  const age = clock.now().getTime() - known.startedAt.getTime();
  const over = { state: 'expired', chargedBackCents: 0, refunds: [] } as const;
  // Nobody can pay in the test checkout any more where another provider has come.
  const provider = await providers.ofPayment(db, known);
  if (!provider) return known.provider === testCheckoutName && isUnderWay(known) ? over : undefined;
  const report = await provider.reportOf(known.reference).catch((cause: unknown) => {
    throw new ProviderSilent('The payment provider could not be asked', { cause });
  });
  return report ?? (isUnderWay(known) && age > unknownFor ? over : undefined);
}

interface NewState {
  readonly account: LoadedAccount;
  readonly payment: Payment;
  readonly state: PaymentState;
}

async function keepState(context: PaymentContext, { account, payment, state }: NewState): Promise<Kept> {
  const { db: tx, clock } = context;
  await tx
    .update(payments)
    .set({ state, settledAt: isUnderWay({ state }) ? null : clock.now() })
    .where(eq(payments.id, payment.id));
  const attempts = account.attempts.map((one) => (one === payment ? { ...one, state } : one));
  const after = { ...account, attempts };
  await keepBalance({ db: tx, clock }, after);
  if (state !== 'paid') return nothing;
  const { amountCents } = payment;
  await tellOfPayment(context, account, { is: 'paid', payment, amountCents });
  return {
    isTold: true,
    refundIds: await refundSurplus({ db: tx, clock }, { payment, before: account, after }),
  };
}

interface NewChargeback {
  readonly account: LoadedAccount;
  readonly payment: Payment;
  readonly chargedBackCents: Cents;
}

async function keepChargeback(
  context: PaymentContext,
  { account, payment, chargedBackCents }: NewChargeback,
): Promise<boolean> {
  const { db: tx, clock } = context;
  const lostCents = chargedBackCents - payment.chargedBackCents;
  if (lostCents === 0) return false;
  await tx.update(payments).set({ chargedBackCents }).where(eq(payments.id, payment.id));
  const isLost = lostCents > 0;
  const kind = isLost ? 'charged-back' : 'chargeback-reversed';
  const amountCents = Math.abs(lostCents);
  const entry = { oid: payment.oid, paymentId: payment.id, kind, amountCents } as const;
  const after = await writeEntry({ db: tx, clock }, account, entry);
  if (isLost) await keepLoss(tx, { before: account, after });
  else await keepBalance({ db: tx, clock }, after);
  await tellOfPayment(context, account, {
    is: isLost ? 'charged back' : 'chargeback reversed',
    ...{ payment, amountCents },
  });
  return true;
}

/** Keeps the states of the refunds that are booked. */
async function keepRefunds(
  context: PaymentContext,
  account: LoadedAccount,
  { refunds: reported }: PaymentReport,
): Promise<boolean> {
  let isTold = false;
  for (const { reference, state } of reported) {
    const refund = account.refunds.find((one) => one.reference === reference);
    if (!refund || refund.state === state || isFinal(refund)) continue;
    await keepRefund(context, account, { refund, reference, state });
    isTold ||= isFinal({ state });
  }
  return isTold;
}

/** A bank can send back a refund that was made, so only the failures are final. */
function isFinal({ state }: Pick<Refund, 'state'>): boolean {
  return state === 'failed' || state === 'canceled';
}

/** A payment ends once. The exception is money that arrives later: a failed or cancelled payment can still become paid. No checkout opens again. */
function isStep(from: Payment['state'], to: PaymentState): boolean {
  if (to === from || to === 'open' || from === 'paid') return false;
  return isUnderWay({ state: from }) || to === 'paid';
}
