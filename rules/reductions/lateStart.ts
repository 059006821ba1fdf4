import type { UnixSeconds } from '../brusselsTime.ts';
import type { Cents } from '../money.ts';

/** The lessons of a course that are still to come, of all its lessons. */
export interface LessonsLeft {
  readonly left: number;
  readonly all: number;
}

/**
 * Counts the lessons that didn't begin yet. The last lesson always counts, so that nobody registers for nothing while it goes on.
 *
 * @param starts - of all lessons, in unix seconds
 */
export function lessonsLeft(starts: readonly UnixSeconds[], now: UnixSeconds): LessonsLeft {
  const left = starts.filter((start) => start > now).length;
  return { left: Math.max(left, Math.min(1, starts.length)), all: starts.length };
}

/** The part of a price for the lessons that are left, rounded to the nearest cent. */
export function priceForLessons(priceCents: Cents, { left, all }: LessonsLeft): Cents {
  return all === 0 ? priceCents : Math.round((priceCents * left) / all);
}
