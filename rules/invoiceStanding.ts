import { daysAfter } from './brusselsInstant.ts';
import type { IsoDay } from './brusselsTime.ts';
import type { Cents } from './money.ts';

/** Days after an order within which the first payment must arrive, transfers included. */
export const paymentTerm = 14;

/**
 * Computes the last day to pay what is asked at once: after the term, or before that on the day for which it is paid. It is never a day
 * before the order.
 * Decision: docs/decisions/0341-a-payment-is-due-by-the-first-lesson.md
 *
 * @param startsOn - day of the first lesson or show; null without any
 */
export function firstDueDay(orderedOn: IsoDay, startsOn: IsoDay | null): IsoDay {
  const day = daysAfter(orderedOn, paymentTerm);
  if (startsOn === null || startsOn > day) return day;
  return startsOn > orderedOn ? startsOn : orderedOn;
}

/** A part of an invoice and its due day; null where the club hasn't set one. */
interface Claim {
  readonly dueOn: IsoDay | null;
  readonly amountCents: Cents;
}

type InvoiceState = 'open' | 'part-paid' | 'processing' | 'paid' | 'overdue' | 'credited';

/** An invoice in cents: the agreed amounts, and what was paid or credited so far. */
export interface InvoiceAccount {
  readonly orderedOn: IsoDay;
  /** Day of the first lesson or show that the order is for; null without any. */
  readonly startsOn: IsoDay | null;
  readonly payNowCents: Cents;
  readonly totalCents: Cents;
  /** Earliest first. */
  readonly instalments: readonly { readonly dueOn: IsoDay; readonly amountCents: Cents }[];
  /** The money that came in and did not go back. Below zero where more went back than came in. */
  readonly paidCents: Cents;
  /** Sum of the credit notes. */
  readonly creditedCents: Cents;
  /** The payer did their part of a payment, and the bank has yet to say how it ended. A checkout that waits for the payer is none. */
  readonly isInBank: boolean;
}

export interface InvoiceStanding {
  readonly state: InvoiceState;
  /** Amount still to be paid, today or later. */
  readonly openCents: Cents;
  /** The part of `openCents` that was due before today. */
  readonly overdueCents: Cents;
  /** The part of `openCents` that is asked today: at once, by a day that has come, or because the family got it twice. */
  readonly dueCents: Cents;
  /** The part of `openCents` that the family got twice: the club gave it back, and the bank took the payment back too. */
  readonly reclaimCents: Cents;
  /** Amount that was paid but is no longer owed: the club gives it back, or keeps it for the family. */
  readonly refundCents: Cents;
  /** The agreed parts. */
  readonly claims: readonly (Claim & { readonly openCents: Cents })[];
  /** The first unpaid part, or else what the family got twice; undefined where nothing is open. */
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
  const balanceCents = totalCents - creditedCents - paidCents;
  const reclaimCents = Math.max(0, Math.min(-paidCents, balanceCents));
  let covered = paidCents + reclaimCents + creditedCents;
  const claims = claimsOf(account).map(({ isAtOnce, ...claim }) => {
    const taken = Math.min(covered, claim.amountCents);
    covered -= taken;
    return { ...claim, openCents: claim.amountCents - taken, isDue: isAtOnce || isBy(claim, today) };
  });
  const next = claims.find(({ openCents }) => openCents > 0);
  const standing = {
    openCents: sumOf(claims) + reclaimCents,
    overdueCents: sumOf(claims.filter(({ dueOn }) => dueOn !== null && dueOn < today)),
    dueCents: sumOf(claims.filter(({ isDue }) => isDue)) + reclaimCents,
    refundCents: Math.max(0, -balanceCents),
  };
  return {
    ...standing,
    reclaimCents,
    state: stateOf(account, standing),
    claims: claims.map(({ isDue: _, ...claim }) => claim),
    next: next
      ? { dueOn: next.dueOn, amountCents: next.openCents }
      : reclaimCents > 0
        ? { dueOn: null, amountCents: reclaimCents }
        : undefined,
  };
}

function isBy({ dueOn }: Claim, today: IsoDay): boolean {
  return dueOn !== null && dueOn <= today;
}

interface AgreedClaim extends Claim {
  /** Asked from the order on, although there is some time to pay. */
  readonly isAtOnce: boolean;
}

function claimsOf({
  orderedOn,
  startsOn,
  payNowCents,
  totalCents,
  instalments,
}: InvoiceAccount): readonly AgreedClaim[] {
  const planned = instalments.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const claims: readonly AgreedClaim[] = [
    { dueOn: firstDueDay(orderedOn, startsOn), amountCents: payNowCents, isAtOnce: true },
    ...instalments.map(({ dueOn, amountCents }) => ({ dueOn, amountCents, isAtOnce: false })),
    { dueOn: null, amountCents: totalCents - payNowCents - planned, isAtOnce: false },
  ];
  return claims.filter(({ amountCents }) => amountCents > 0);
}

function stateOf(
  { totalCents, paidCents, creditedCents, isInBank }: InvoiceAccount,
  { openCents, overdueCents }: Pick<InvoiceStanding, 'openCents' | 'overdueCents'>,
): InvoiceState {
  if (openCents === 0) return creditedCents > 0 && creditedCents >= totalCents ? 'credited' : 'paid';
  if (isInBank) return 'processing';
  if (overdueCents > 0) return 'overdue';
  return paidCents > 0 ? 'part-paid' : 'open';
}

function sumOf(claims: readonly { readonly openCents: Cents }[]): Cents {
  return claims.reduce((sum, { openCents }) => sum + openCents, 0);
}
