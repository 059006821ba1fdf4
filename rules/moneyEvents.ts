import type { IsoDay } from './brusselsTime.ts';
import type { Cents } from './money.ts';

/** How an event changes what the club asks for an order, and the money that the club has for it. */
interface Effect {
  readonly asked: 1 | 0 | -1;
  readonly money: 1 | 0 | -1;
}

const effects = {
  invoiced: { asked: 1, money: 0 },
  credited: { asked: -1, money: 0 },
  /** The amount that a club settled without a payment. */
  settled: { asked: 0, money: 1 },
  paid: { asked: 0, money: 1 },
  'payment-undone': { asked: 0, money: -1 },
  'charged-back': { asked: 0, money: -1 },
  'chargeback-reversed': { asked: 0, money: 1 },
  /** By way of the payment provider; it counts from the moment that it is asked. */
  refunded: { asked: 0, money: -1 },
  'refund-failed': { asked: 0, money: 1 },
  /** By the club itself, or used for another invoice of the family. */
  'given-back': { asked: 0, money: -1 },
  'giving-back-undone': { asked: 0, money: 1 },
} as const satisfies Readonly<Record<string, Effect>>;

export type MoneyEventKind = keyof typeof effects;

/** `desk`: with a card or an app at the desk of the club. `credit` and `other-invoice` are the two sides of a credit that was used. */
type MoneyWay = 'transfer' | 'cash' | 'desk' | 'credit' | 'other-invoice' | 'online';

/** Something that happened to the money of an order. */
export interface MoneyEvent {
  readonly is: MoneyEventKind;
  readonly on: IsoDay;
  readonly amountCents: Cents;
  /** How the money moved, where that is known. */
  readonly way?: MoneyWay;
  /** The credit note, for `credited`. */
  readonly creditNote?: number;
}

/** The sums of an order's events. */
interface Books {
  readonly invoicedCents: Cents;
  readonly creditedCents: Cents;
  /** The money that the club has for the order. Below zero where more went back than came in. */
  readonly paidCents: Cents;
}

/** The amounts that an event adds to what a club asks and to what it has. */
export function effectOf({ is, amountCents }: Pick<MoneyEvent, 'is' | 'amountCents'>) {
  const { asked, money } = effects[is];
  return { askedCents: asked * amountCents, moneyCents: money * amountCents };
}

/** Adds up the events of an order, in whatever order they came. */
export function booksOf(events: readonly MoneyEvent[]): Books {
  const sumOf = (which: (event: MoneyEvent) => Cents) => events.reduce((sum, one) => sum + which(one), 0);
  return {
    invoicedCents: sumOf((one) => (one.is === 'invoiced' ? one.amountCents : 0)),
    creditedCents: sumOf((one) => (one.is === 'credited' ? one.amountCents : 0)),
    paidCents: sumOf((one) => effectOf(one).moneyCents),
  };
}
