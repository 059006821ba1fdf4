import { daysAfter } from './brusselsInstant.ts';
import type { IsoDay } from './brusselsTime.ts';
import type { Cents } from './money.ts';

/** Days after an order within which the first payment must arrive, transfers included. */
export const paymentTerm = 14;

/** A part of an invoice and its due day; null where the club hasn't set one. */
interface Claim {
  readonly dueOn: IsoDay | null;
  readonly amountCents: Cents;
}

type InvoiceState = 'open' | 'part-paid' | 'processing' | 'paid' | 'overdue' | 'credited';

/** An invoice in cents: the agreed amounts, and what was paid or credited so far. */
export interface InvoiceAccount {
  readonly orderedOn: IsoDay;
  readonly payNowCents: Cents;
  readonly totalCents: Cents;
  /** Earliest first. */
  readonly instalments: readonly { readonly dueOn: IsoDay; readonly amountCents: Cents }[];
  readonly paidCents: Cents;
  /** Sum of the credit notes. */
  readonly creditedCents: Cents;
  /** A payment was started and its outcome is unknown yet. */
  readonly isInPayment: boolean;
}

export interface InvoiceStanding {
  readonly state: InvoiceState;
  /** Amount still to be paid, today or later. */
  readonly openCents: Cents;
  /** The part of `openCents` that was due before today. */
  readonly overdueCents: Cents;
  /** Amount that was paid but is no longer owed: the club refunds it. */
  readonly refundCents: Cents;
  /** The agreed parts. */
  readonly claims: readonly (Claim & { readonly openCents: Cents })[];
  /** The first unpaid part; undefined where all are paid. */
  readonly next: Claim | undefined;
}

/**
 * Computes how an invoice stands. Specification 2.1 names the invoices and 2.4 the outstanding one, but neither says what
 * makes an invoice open or overdue. Payments and credit notes count for the earliest part first. A part is overdue from
 * the day after its due day.
 * Decision: docs/decisions/0050-an-invoice-is-an-order-and-a-certificate-a-record.md
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
