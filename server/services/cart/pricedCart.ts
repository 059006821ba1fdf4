import type { Instalment } from '#rules/instalments.ts';
import type { Cents } from '#rules/money.ts';
import type { LineReduction } from '#rules/reductions/clubReduction.ts';
import type { CoupleChoice } from './cartSelection.ts';

interface PricedLine {
  readonly uid: number;
  readonly description: string;
  readonly qty: number;
  /** Negative only for turns of a pass that pay for another line, and for rounding down. */
  readonly unitCostCents: Cents;
  /** Discount on the whole line; never negative. */
  readonly discountCents: Cents;
  /** What makes up the discount, in the order of application; undefined for a line without any. */
  readonly reductions?: readonly LineReduction[];
}

export interface TariffLine extends PricedLine {
  readonly type: 'tariff';
  readonly courseNid: number;
  readonly tariffNid: number;
  readonly isTicket: boolean;
  /** The line stands on the waiting list: it costs nothing until a place is offered. */
  readonly isQueued: boolean;
  /** The place is held as soon as the line is in a cart. */
  readonly isInstant: boolean;
  /** The one session that a trial lesson is for: a trial of two sessions is two lines. */
  readonly sessionNid?: number;
  /** The partner, and the role of this line's person. A partner of the family has a line of their own. */
  readonly couple?: CoupleChoice;
}

export interface ServiceLine extends PricedLine {
  readonly type: 'service';
  readonly serviceNid: number;
  readonly courseNid: number;
  readonly tariffNid: number;
}

export interface PassLine extends PricedLine {
  readonly type: 'pass';
  readonly passNid: number;
  /** The card that receives the turns; without it, the line makes a new card. */
  readonly cardId?: number;
}

export interface ProductLine extends PricedLine {
  readonly type: 'product';
  readonly variantNid: number;
  readonly qtyBackordered: number;
  /** The product is sent to an address, so that address must be known. */
  readonly isSent: boolean;
}

export interface SeatLine extends PricedLine {
  readonly type: 'seat';
  readonly courseNid: number;
  readonly tariffNid: number;
  readonly standNid: number;
  /** Without it, the line is for `qty` standing places. */
  readonly seatNid?: number;
  /** E.g. `Rij C, stoel 4` */
  readonly place: string;
  /** End of the hold; a past date is when the hold ended. */
  readonly heldUntil: Date;
}

/** Turns of a pass that pay for another line. The cost is negative: minus the cost of that line. */
export interface PrepaidLine extends PricedLine {
  readonly type: 'prepaid';
  readonly cardId: number;
  readonly turns: number;
  readonly tariffNid: number;
}

export interface RoundingLine extends PricedLine {
  readonly type: 'rounding';
}

export type CartLine =
  | TariffLine
  | ServiceLine
  | PassLine
  | ProductLine
  | SeatLine
  | PrepaidLine
  | RoundingLine;

/**
 * The result for one part of a cart: its lines, and a sentence for each choice that was left out or changed.
 * Decision: docs/decisions/0035-an-invalid-cart-still-gets-a-price.md
 */
export interface LineFindings<Line extends CartLine = CartLine> {
  readonly lines: readonly Line[];
  readonly feedback: readonly string[];
}

/** A person whom the cart leaves out, because the tariff is full and has no waiting list. */
export interface LeftOut {
  readonly uid: number;
  readonly tariffNid: number;
}

export const nothingFound = { lines: [], feedback: [] } as const satisfies LineFindings;

export function joinFindings<Line extends CartLine>(
  findings: readonly LineFindings<Line>[],
): LineFindings<Line> {
  return {
    lines: findings.flatMap(({ lines }) => lines),
    feedback: findings.flatMap(({ feedback }) => feedback),
  };
}

/** A cart in whole cents: `total = pay now + pay later`. */
export interface PricedCart {
  readonly lines: readonly CartLine[];
  /** A sentence for each choice that the server left out or changed. */
  readonly feedback: readonly string[];
  /** The people whom the cart leaves out for lack of places. */
  readonly leftOut: readonly LeftOut[];
  /** The accepted vouchers. */
  readonly voucherNids: readonly number[];
  /** Voucher codes as the client sent them. */
  readonly rejectedVouchers: readonly string[];
  readonly totalCents: Cents;
  readonly payNowCents: Cents;
  readonly payLaterCents: Cents;
  /** The parts of `payLaterCents` that have a known day. The club asks for the rest later, and the day isn't known yet. */
  readonly instalments: readonly Instalment[];
}

/**
 * Number of places of its tariff that a line takes. An invited partner takes one more. A partner of the family has a line of
 * their own.
 */
export function placesOfLine({ qty, couple }: TariffLine): number {
  return couple?.with === 'invited' ? qty + 1 : qty;
}

/** Cost of a line after its discount. */
export function costOf(line: CartLine): Cents {
  return line.unitCostCents * line.qty - line.discountCents;
}

/** Adds a reduction to a line. The same line comes back where there is nothing to reduce. */
export function reducedLine<Line extends CartLine>(
  line: Line,
  ...reductions: readonly LineReduction[]
): Line {
  const real = reductions.filter(({ cents }) => cents > 0);
  if (real.length === 0) return line;
  const discountCents = real.reduce((sum, { cents }) => sum + cents, line.discountCents);
  return { ...line, discountCents, reductions: [...(line.reductions ?? []), ...real] };
}
