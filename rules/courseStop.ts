import type { UnixSeconds } from './brusselsTime.ts';
import type { Cents } from './money.ts';
import { type LessonCount, proposedRefund } from './moneyBack.ts';

interface Lesson {
  readonly start: UnixSeconds;
  readonly end: UnixSeconds;
}

interface Enrolment {
  /** When the person registered. */
  readonly since: UnixSeconds;
  /** The first moment at which no lesson takes place any more. */
  readonly stopsAt: UnixSeconds;
}

/** Counts the lessons since somebody's first one, and those of them that don't take place. */
export function lostLessons(lessons: readonly Lesson[], { since, stopsAt }: Enrolment): LessonCount {
  const own = lessons.filter(({ end }) => end >= since);
  return { total: own.length, left: own.filter(({ start }) => start >= stopsAt).length };
}

/** The price of one registration, and the lessons that it loses. */
export interface StoppedRegistration {
  /** null: the club registered the person itself. */
  readonly oid: number | null;
  /** The part of its price that is not credited yet. */
  readonly chargedCents: Cents;
  readonly lessons: LessonCount;
}

export interface StopAmounts {
  /** The most that can be credited for this registration alone. */
  readonly mostCents: Cents;
  /** Its share of the lessons that don't take place. */
  readonly proposalCents: Cents;
}

/**
 * Proposes what a club gives back where a course stops, in the order of the registrations. Together they never get more than their order
 * still costs: turns of a pass may have paid for one of them.
 *
 * @param leftOfOrder - what an order costs, less what is credited
 */
export function stopAmounts(
  registrations: readonly StoppedRegistration[],
  leftOfOrder: ReadonlyMap<number, Cents>,
): readonly StopAmounts[] {
  const left = new Map(leftOfOrder);
  return registrations.map(({ oid, chargedCents, lessons }) => {
    const room = oid === null ? 0 : Math.max(0, left.get(oid) ?? 0);
    const whole = oid === null ? 0 : Math.max(0, leftOfOrder.get(oid) ?? 0);
    const mostCents = Math.min(whole, Math.max(0, chargedCents));
    const proposalCents = Math.min(room, proposedRefund(chargedCents, lessons));
    if (oid !== null) left.set(oid, room - proposalCents);
    return { mostCents, proposalCents };
  });
}
