import { daysAfter } from './brusselsInstant.ts';
import type { IsoDay } from './brusselsTime.ts';
import { paymentTerm } from './invoiceStanding.ts';
import type { Cents } from './money.ts';

/**
 * The last attempt to pay online. `left`: its checkout is open, or was closed halfway. `in-bank`: the payer did their part, and the
 * bank has yet to say how it ended. `none`: there was none, or it left nothing to tell.
 */
export type PaymentAttempt = 'none' | 'left' | 'in-bank' | 'failed' | 'cancelled';

/** All that a sentence about the money of an order depends on. An invoice says the same (`schemas/entities/orders/invoice.ts`). */
export interface MoneyFacts {
  readonly totalCents: Cents;
  /** The money that came in and did not go back. */
  readonly paidCents: Cents;
  readonly creditedCents: Cents;
  /** Unpaid, due today or later. */
  readonly openCents: Cents;
  /** The part of `openCents` that was due before today. */
  readonly overdueCents: Cents;
  /** The part of `openCents` that the family got twice. */
  readonly reclaimCents: Cents;
  /** Paid, and no longer owed. */
  readonly refundCents: Cents;
  /** Amount of a payment that starts now: what is due, or else the next part. 0 where nothing is open. */
  readonly payCents: Cents;
  /** Last day of the first open part; null where the club has set none. */
  readonly dueOn: IsoDay | null;
  /** Whether something is asked today. That may have no day: what the family got twice has none. */
  readonly isDue: boolean;
  readonly attempt: PaymentAttempt;
}

/** The amount that the club asks, with its day. */
export interface Ask {
  /** `late`: a part of it was due before today. `later`: its day is further away than the term of a payment. */
  readonly when: 'late' | 'now' | 'later';
  readonly amountCents: Cents;
  /** The part of the amount that was due before today. */
  readonly lateCents: Cents;
  /** null for an amount that the family got twice, which has no day. */
  readonly by: IsoDay | null;
}

interface Open {
  /** undefined where the club asks for nothing yet. */
  readonly ask: Ask | undefined;
  readonly paidCents: Cents;
  /** The amount that comes after what is asked. */
  readonly comesCents: Cents;
  /** Amount of a payment that starts now. A family may pay what is due later. */
  readonly payCents: Cents;
}

/** How an order stands with its payment. */
export type PaymentState =
  | { readonly is: 'free' }
  | { readonly is: 'paid' | 'given-back'; readonly refundCents: Cents }
  | ({ readonly is: 'not-asked' | 'asked' | 'late' | 'part-paid' } & Open)
  /** An attempt tells more than the amounts do. */
  | ({ readonly is: Exclude<PaymentAttempt, 'none'> } & Open);

/**
 * Decides what is said about the payment of an order. Confirmation, mails, dashboard, banner, list and documents all read this one
 * function, so that none contradicts another.
 * Decision: docs/decisions/0190-one-truth-about-a-payment.md
 */
export function paymentState(facts: MoneyFacts, today: IsoDay): PaymentState {
  const { totalCents, creditedCents, openCents, refundCents, paidCents, payCents, attempt } = facts;
  if (openCents === 0) {
    if (totalCents === 0) return { is: 'free' };
    const isCredited = creditedCents > 0 && creditedCents >= totalCents;
    return { is: isCredited ? 'given-back' : 'paid', refundCents };
  }
  const ask = askOf(facts, today);
  const comesCents = openCents - (ask?.amountCents ?? 0);
  const open = { ask, paidCents, comesCents, payCents };
  return { is: attempt === 'none' ? byAmounts(open) : attempt, ...open };
}

function byAmounts({ ask, paidCents }: Open): 'not-asked' | 'asked' | 'late' | 'part-paid' {
  if (ask?.when === 'late') return 'late';
  if (paidCents > 0) return 'part-paid';
  return ask ? 'asked' : 'not-asked';
}

/** The state without an attempt that broke off: a document is read long after it. */
export function stateByAmounts(
  state: PaymentState,
): Exclude<PaymentState['is'], 'left' | 'failed' | 'cancelled'> {
  if (state.is !== 'left' && state.is !== 'failed' && state.is !== 'cancelled') return state.is;
  return byAmounts(state);
}

function askOf({ dueOn, isDue, payCents, overdueCents }: MoneyFacts, today: IsoDay): Ask | undefined {
  if (dueOn === null && !isDue) return undefined;
  const isFar = !isDue && dueOn !== null && dueOn > daysAfter(today, paymentTerm);
  return {
    when: overdueCents > 0 ? 'late' : isFar ? 'later' : 'now',
    amountCents: payCents,
    lateCents: overdueCents,
    by: dueOn,
  };
}

/** Whether a family is to be told of a payment unasked. What a bank is busy with, or is due far away, needs nobody. */
export function isAlert(state: PaymentState): boolean {
  return 'ask' in state && state.is !== 'in-bank' && state.ask !== undefined && state.ask.when !== 'later';
}

/** An attempt that tells most comes first. */
const byUrgency: readonly PaymentAttempt[] = ['in-bank', 'left', 'failed', 'cancelled'];

/** The facts of several orders that are paid together. What is asked is what has the earliest day. */
export function mergeMoneyFacts([first, ...others]: readonly [MoneyFacts, ...MoneyFacts[]]): MoneyFacts {
  if (others.length === 0) return first;
  const all = [first, ...others];
  const open = all.filter(({ openCents }) => openCents > 0);
  const dueOn = open.map((one) => one.dueOn).reduce(earlier, null);
  const sum = (of: (facts: MoneyFacts) => Cents, which = all) =>
    which.reduce((total, facts) => total + of(facts), 0);
  const isAsked = (one: MoneyFacts) => one.dueOn === dueOn || one.isDue;
  return {
    totalCents: sum(({ totalCents }) => totalCents),
    paidCents: sum(({ paidCents }) => paidCents),
    creditedCents: sum(({ creditedCents }) => creditedCents),
    openCents: sum(({ openCents }) => openCents),
    overdueCents: sum(({ overdueCents }) => overdueCents),
    reclaimCents: sum(({ reclaimCents }) => reclaimCents),
    refundCents: sum(({ refundCents }) => refundCents),
    payCents: sum(({ payCents }) => payCents, open.filter(isAsked)),
    dueOn,
    isDue: open.some(({ isDue }) => isDue),
    attempt: byUrgency.find((attempt) => open.some((one) => one.attempt === attempt)) ?? 'none',
  };
}

function earlier(one: IsoDay | null, other: IsoDay | null): IsoDay | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
