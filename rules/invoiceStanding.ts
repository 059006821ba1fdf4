import { daysAfter } from './brusselsInstant.ts';
import type { IsoDay } from './brusselsTime.ts';
import type { Cents } from './money.ts';

/** Days after an order within which what is asked at once must have come in, also by a transfer. */
const paymentTerm = 14;

/** A part of an invoice and the last day to pay it; null: the club hasn't said when. */
interface Claim {
  readonly dueOn: IsoDay | null;
  readonly amountCents: Cents;
}

type InvoiceState = 'open' | 'part-paid' | 'processing' | 'paid' | 'overdue' | 'credited';

/** An invoice in cents: what was agreed, and what came of it so far. */
export interface InvoiceAccount {
  readonly orderedOn: IsoDay;
  readonly payNowCents: Cents;
  readonly totalCents: Cents;
  /** The earliest first. */
  readonly instalments: readonly { readonly dueOn: IsoDay; readonly amountCents: Cents }[];
  readonly paidCents: Cents;
  /** What the club takes back of it by credit notes. */
  readonly creditedCents: Cents;
  /** Somebody set out to pay, and nobody knows yet what became of it. */
  readonly isInPayment: boolean;
}

export interface InvoiceStanding {
  readonly state: InvoiceState;
  /** Still to be paid, today or later. */
  readonly openCents: Cents;
  /** Of that, what should have come in before today. */
  readonly overdueCents: Cents;
  /** Paid, and no longer owed: the club gives it back. */
  readonly refundCents: Cents;
  /** What was agreed, part by part. */
  readonly claims: readonly (Claim & { readonly openCents: Cents })[];
  /** The first part that isn't paid; undefined where everything is. */
  readonly next: Claim | undefined;
}

/**
 * How an invoice stands (Specification 2.1 names the invoices, 2.4 the outstanding one; what makes one open or overdue is not
 * shown there). Money and credit notes count for the earliest part first. A part is overdue from the day after its last day.
 */
export function invoiceStanding(account: InvoiceAccount, today: IsoDay): InvoiceStanding {
  const { totalCents, paidCents, creditedCents } = account;
  let covered = paidCents + creditedCents;
  const claims = claimsOf(account).map((claim) => {
    const taken = Math.min(covered, claim.amountCents);
    covered -= taken;
    return { ...claim, openCents: claim.amountCents - taken };
  });
  const next = claims.find(({ openCents }) => openCents > 0);
  const isLate = ({ dueOn }: Claim) => dueOn !== null && dueOn < today;
  const standing = {
    openCents: sumOf(claims),
    overdueCents: sumOf(claims.filter(isLate)),
    refundCents: Math.max(0, paidCents + creditedCents - totalCents),
  };
  return {
    ...standing,
    state: stateOf(account, standing),
    claims,
    next: next && { dueOn: next.dueOn, amountCents: next.openCents },
  };
}

function claimsOf({ orderedOn, payNowCents, totalCents, instalments }: InvoiceAccount): readonly Claim[] {
  const planned = instalments.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const claims: readonly Claim[] = [
    { dueOn: daysAfter(orderedOn, paymentTerm), amountCents: payNowCents },
    ...instalments.map(({ dueOn, amountCents }) => ({ dueOn, amountCents })),
    { dueOn: null, amountCents: totalCents - payNowCents - planned },
  ];
  return claims.filter(({ amountCents }) => amountCents > 0);
}

function stateOf(
  { totalCents, paidCents, creditedCents, isInPayment }: InvoiceAccount,
  { openCents, overdueCents }: Pick<InvoiceStanding, 'openCents' | 'overdueCents'>,
): InvoiceState {
  if (creditedCents > 0 && creditedCents >= totalCents) return 'credited';
  if (openCents === 0) return 'paid';
  if (isInPayment) return 'processing';
  if (overdueCents > 0) return 'overdue';
  return paidCents > 0 ? 'part-paid' : 'open';
}

function sumOf(claims: readonly { readonly openCents: Cents }[]): Cents {
  return claims.reduce((sum, { openCents }) => sum + openCents, 0);
}
