import { daysAfter } from './brusselsInstant.ts';
import type { IsoDay } from './brusselsTime.ts';
import type { Cents } from './money.ts';
import { spreadCents } from './spreadCents.ts';

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

/** A part of a price that a club asks on a day of its own: a percentage of what is paid, or an amount. */
interface OwnInstalment {
  readonly day: IsoDay;
  /** Whole percents. */
  readonly percentage?: number | undefined;
  readonly amountCents?: Cents | undefined;
}

interface Payable extends PayableInParts {
  /** The days of the club by date, which take the place of parts a month apart; undefined without any. */
  readonly own: readonly OwnInstalment[] | undefined;
}

/**
 * Plans the payments of one thing, the first of them today. Parts are a month apart, unless the club has days of its own. Then a part whose
 * day is over is due today, together with what no part asks.
 */
export function instalmentsOf(payable: Payable, today: IsoDay): readonly Instalment[] {
  if (!payable.own)
    return partsOf(payable).map((amountCents, month) => ({ dueOn: monthsAfter(today, month), amountCents }));
  const asked = ownParts(payable.amountCents, payable.own);
  const later = asked.filter(({ dueOn, amountCents }) => dueOn > today && amountCents > 0);
  return [{ dueOn: today, amountCents: payable.amountCents - sumOf(later) }, ...later];
}

/**
 * The parts on the days of a club. They add up to the amount at most: whoever pays less by a reduction has less to pay on the last days.
 * Percentages are rounded together, so that 100 % is the whole amount.
 */
function ownParts(amount: Cents, own: readonly OwnInstalment[]): readonly Instalment[] {
  let [percents, left] = [0, amount];
  return own.map(({ day, percentage, amountCents = 0 }) => {
    const before = shareOf(amount, percents);
    percents += percentage ?? 0;
    const wanted = percentage === undefined ? amountCents : shareOf(amount, percents) - before;
    const part = Math.min(wanted, left);
    left -= part;
    return { dueOn: day, amountCents: part };
  });
}

function shareOf(amount: Cents, percents: number): Cents {
  return Math.round((amount * percents) / 100);
}

/** Joins the payments of several things that are due on the same day. */
export function joinInstalments(plans: readonly (readonly Instalment[])[]): readonly Instalment[] {
  const byDay = Map.groupBy(plans.flat(), ({ dueOn }) => dueOn);
  return [...byDay]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([dueOn, due]) => ({ dueOn, amountCents: sumOf(due) }));
}

function sumOf(instalments: readonly Instalment[]): Cents {
  return instalments.reduce((sum, { amountCents }) => sum + amountCents, 0);
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
