import type { Instalment } from '#rules/instalments.ts';
import type { Cents } from '#rules/money.ts';
import type { CoupleChoice } from './cartSelection.ts';

interface PricedLine {
  readonly uid: number;
  readonly description: string;
  readonly qty: number;
  /** Below zero only where turns of a pass pay for another line, and for a rounding down. */
  readonly unitCostCents: Cents;
  /** Of the whole line; not negative. */
  readonly discountCents: Cents;
}

export interface TariffLine extends PricedLine {
  readonly type: 'tariff';
  readonly courseNid: number;
  readonly tariffNid: number;
  readonly isTicket: boolean;
  /** The line stands on the waiting list: it costs nothing until a place is offered. */
  readonly isQueued: boolean;
  /** Held as soon as it is in a cart. */
  readonly isInstant: boolean;
  /** The one session that a trial lesson is for: a trial of two sessions is two lines. */
  readonly sessionNid?: number;
  /** With whom, and what the person of this line dances as. A partner of the family has a line of their own. */
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
  /** The card that gets the turns; left out: a new one. */
  readonly cardId?: number;
}

export interface ProductLine extends PricedLine {
  readonly type: 'product';
  readonly variantNid: number;
  readonly qtyBackordered: number;
  /** To an address, which must be known. */
  readonly isSent: boolean;
}

export interface SeatLine extends PricedLine {
  readonly type: 'seat';
  readonly courseNid: number;
  readonly tariffNid: number;
  readonly standNid: number;
  /** Left out: on a standing part, `qty` of them. */
  readonly seatNid?: number;
  /** E.g. `Rij C, stoel 4` */
  readonly place: string;
}

/** Turns of a pass that pay for another line: as much below zero as that line costs. */
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

/** A cart in whole cents: `total = pay now + pay later`. */
export interface PricedCart {
  readonly lines: readonly CartLine[];
  /** A sentence for each choice that was left out or changed. */
  readonly feedback: readonly string[];
  /** The vouchers that count. */
  readonly voucherNids: readonly number[];
  /** As they were sent. */
  readonly rejectedVouchers: readonly string[];
  readonly totalCents: Cents;
  readonly payNowCents: Cents;
  readonly payLaterCents: Cents;
  /** What of it is paid later on a known day: what is left of it the club asks for some day. */
  readonly instalments: readonly Instalment[];
}

/** What a line costs, its discount taken off. */
export function costOf(line: CartLine): Cents {
  return line.unitCostCents * line.qty - line.discountCents;
}
