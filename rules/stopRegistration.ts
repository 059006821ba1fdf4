import { dayInSeconds } from './duration.ts';
import type { Cents } from './money.ts';

/** What a club does with money that was paid for a stopped registration. */
export type StoppedMoney = 'refund' | 'credit' | 'none';

interface StopFacts {
  /** Days before the first lesson until which a member may stop; null where a member always asks. */
  readonly cancelDays: number | null;
  /** Start of the first lesson, in unix seconds; undefined for a course without lessons. */
  readonly firstStart: number | undefined;
  /** Other people or a prepaid pass depend on the registration, so only the club can undo it. */
  readonly isTied: boolean;
  /** Unix seconds. */
  readonly now: number;
}

/** `now`: the member may stop at once, until that instant. `ask`: the club decides. */
export type StopDecision = { readonly how: 'now'; readonly until: number } | { readonly how: 'ask' };

/**
 * Decides how a member may stop a registration. The deadline counts from the first lesson of the course, so that nobody who
 * took a lesson gets it back.
 */
export function decideStop({ cancelDays, firstStart, isTied, now }: StopFacts): StopDecision {
  if (cancelDays === null || firstStart === undefined || isTied) return { how: 'ask' };
  const until = firstStart - cancelDays * dayInSeconds;
  return now <= until ? { how: 'now', until } : { how: 'ask' };
}

interface StoppedAccount {
  /** What the stopped lines cost. */
  readonly linesCents: Cents;
  readonly totalCents: Cents;
  readonly creditedCents: Cents;
  readonly openCents: Cents;
  readonly money: StoppedMoney;
}

interface StoppedAmounts {
  /** Amount of the credit note; 0 where there is none. */
  readonly creditedCents: Cents;
  /** Part of it that nobody has to pay any more. */
  readonly lapsedCents: Cents;
  /** Part of it that was paid, and that the club gives back. */
  readonly backCents: Cents;
}

/** The amounts of a stop. An order is never credited for more than it cost. */
export function stoppedAmounts(account: StoppedAccount): StoppedAmounts {
  const { linesCents, totalCents, openCents, money } = account;
  const left = Math.max(0, totalCents - account.creditedCents);
  const creditedCents = money === 'none' ? 0 : Math.min(Math.max(0, linesCents), left);
  const lapsedCents = Math.min(creditedCents, openCents);
  return { creditedCents, lapsedCents, backCents: creditedCents - lapsedCents };
}
