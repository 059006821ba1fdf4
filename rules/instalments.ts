import { daysAfter } from './brusselsInstant.ts';
import type { IsoDay } from './brusselsTime.ts';
import { type Cents, spreadCents } from './money.ts';

/** One payment and its due day. */
export interface Instalment {
  readonly dueOn: IsoDay;
  readonly amountCents: Cents;
}

interface PayableInParts {
  readonly amountCents: Cents;
  /** Number of parts, the first one included. */
  readonly parts: number;
  /** The first payment; without it all parts are equal. */
  readonly depositCents?: Cents | undefined;
}

/**
 * Splits an amount into the parts in which it is paid, the first of them now (specification 3, "Cart state":
 * `partsDeposit`). The parts add up to the amount. A deposit is at most the amount; the rest is divided equally.
 */
export function partsOf({ amountCents, parts, depositCents }: PayableInParts): readonly Cents[] {
  if (depositCents === undefined || parts === 1) return spreadEqually(amountCents, parts);
  const first = Math.min(depositCents, amountCents);
  return [first, ...spreadEqually(amountCents - first, parts - 1)];
}

/**
 * Plans the payments of several things: all first parts together today, all second parts a month later, and so on.
 *
 * @param parts - of each thing, as `partsOf` returns them
 */
export function instalmentsOf(parts: readonly (readonly Cents[])[], today: IsoDay): readonly Instalment[] {
  const most = Math.max(0, ...parts.map((ofOne) => ofOne.length));
  return Array.from({ length: most }, (_, month) => ({
    dueOn: monthsAfter(today, month),
    amountCents: parts.reduce((sum, ofOne) => sum + (ofOne[month] ?? 0), 0),
  }));
}

/** The amount that the club invoices later: everything that is paid later, except the parts that have a due day. */
export function invoicedLaterOf(payLater: Cents, parts: readonly Cents[]): Cents {
  return Math.max(0, payLater - parts.reduce((sum, part) => sum + part, 0));
}

/** Adds months to a day. The result is the last day of the month where that month is shorter. */
export function monthsAfter(day: IsoDay, months: number): IsoDay {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  const first = firstOf(year, month + months);
  const last = Number(daysAfter(firstOf(year, month + months + 1), -1).slice(8));
  return daysAfter(first, Math.min(dayOfMonth, last) - 1);
}

/** @param month - from 1; 13 is January of the next year */
function firstOf(year: number, month: number): IsoDay {
  return new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
}

function spreadEqually(amount: Cents, parts: number): readonly Cents[] {
  return spreadCents(amount, new Array<Cents>(parts).fill(1));
}
