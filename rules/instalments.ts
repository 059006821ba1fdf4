import { daysAfter } from './brusselsInstant.ts';
import type { IsoDay } from './brusselsTime.ts';
import { type Cents, spreadCents } from './money.ts';

/** A payment on a day. */
export interface Instalment {
  readonly dueOn: IsoDay;
  readonly amountCents: Cents;
}

interface PayableInParts {
  readonly amountCents: Cents;
  /** How many parts there are, the first one included. */
  readonly parts: number;
  /** Asked at once; left out: the first of equal parts. */
  readonly depositCents?: Cents | undefined;
}

/**
 * An amount in the parts in which it is paid, the first of them now (specification 3, "Cart state": `partsDeposit`). They add
 * up to it; a deposit is never more than there is to pay, and what it leaves is divided equally.
 */
export function partsOf({ amountCents, parts, depositCents }: PayableInParts): readonly Cents[] {
  if (depositCents === undefined || parts === 1) return spreadEqually(amountCents, parts);
  const first = Math.min(depositCents, amountCents);
  return [first, ...spreadEqually(amountCents - first, parts - 1)];
}

/**
 * When the parts of several things are paid: the first ones together today, the second ones a month later, and so on.
 *
 * @param parts - as `partsOf` gives them, of each thing
 */
export function instalmentsOf(parts: readonly (readonly Cents[])[], today: IsoDay): readonly Instalment[] {
  const most = Math.max(0, ...parts.map((ofOne) => ofOne.length));
  return Array.from({ length: most }, (_, month) => ({
    dueOn: monthsAfter(today, month),
    amountCents: parts.reduce((sum, ofOne) => sum + (ofOne[month] ?? 0), 0),
  }));
}

/** What waits for an invoice of the club: all that is paid later, without the parts that have a day of their own. */
export function invoicedLaterOf(payLater: Cents, parts: readonly Cents[]): Cents {
  return Math.max(0, payLater - parts.reduce((sum, part) => sum + part, 0));
}

/** The same day of the month so many months later; the month's last day where it is shorter. */
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
