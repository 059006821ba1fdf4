import type { Cents } from './money.ts';

/** The lessons that somebody paid for, and those of them that are still to come. */
export interface LessonCount {
  readonly total: number;
  readonly left: number;
}

/**
 * Proposes what a club gives back for a line: its share of the lessons that remain, rounded to the cent. A line without lessons, such as
 * goods, has no share.
 */
export function proposedRefund(chargedCents: Cents, lessons: LessonCount | undefined): Cents {
  if (!lessons || lessons.total === 0) return 0;
  return Math.round((Math.max(0, chargedCents) * lessons.left) / lessons.total);
}
