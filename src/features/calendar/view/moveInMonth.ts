import { daysAfter } from '#rules/brusselsInstant.ts';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { mondayOf } from '#rules/calendar/weeksOfMonth.ts';
import { monthsAfter } from '#rules/instalments.ts';

interface Press {
  /** `KeyboardEvent.key` */
  readonly key: string;
  readonly withShift: boolean;
}

/**
 * The day that a key moves to, as in a date grid (WAI-ARIA Authoring Practices). Keys move by day, by week, to the ends of
 * the week and by month, and with Shift by year.
 *
 * @returns undefined for a key without a meaning here
 */
export function moveInMonth(from: IsoDay, { key, withShift }: Press): IsoDay | undefined {
  switch (key) {
    case 'ArrowLeft':
      return daysAfter(from, -1);
    case 'ArrowRight':
      return daysAfter(from, 1);
    case 'ArrowUp':
      return daysAfter(from, -7);
    case 'ArrowDown':
      return daysAfter(from, 7);
    case 'Home':
      return mondayOf(from);
    case 'End':
      return daysAfter(mondayOf(from), 6);
    case 'PageUp':
      return monthsAfter(from, withShift ? -12 : -1);
    case 'PageDown':
      return monthsAfter(from, withShift ? 12 : 1);
    default:
      return undefined;
  }
}
