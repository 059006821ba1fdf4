import { daysAfter } from './brusselsInstant.ts';
import type { IsoDay } from './brusselsTime.ts';

interface OverduePart {
  /** The last day on which it could be paid in time. */
  readonly dueOn: IsoDay;
  /** Days after that day on which the club reminds. */
  readonly reminderDays: readonly number[];
  readonly today: IsoDay;
}

/** Days in which a reminder may be written late. A club that begins to remind doesn't write about old debts. */
const lateness = 14;

/**
 * The number of the reminder that is due for an unpaid part: 1 for the first. 0 where none is. A reminder that was missed, because
 * the server stood still, is followed by the next one alone.
 */
export function reminderDue({ dueOn, reminderDays, today }: OverduePart): number {
  const days = reminderDays.toSorted((one, other) => one - other);
  const number = days.filter((day) => daysAfter(dueOn, day) <= today).length;
  const last = days[number - 1];
  return last !== undefined && today <= daysAfter(dueOn, last + lateness) ? number : 0;
}
