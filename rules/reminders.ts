import { daysAfter } from './brusselsInstant.ts';
import type { IsoDay } from './brusselsTime.ts';

interface OverduePart {
  /** The last day on which it could be paid in time. */
  readonly dueOn: IsoDay;
  /** Days after that day on which the club reminds. */
  readonly reminderDays: readonly number[];
  readonly today: IsoDay;
}

/**
 * The number of the last reminder of an unpaid part whose day has come: 1 for the first, 0 before it. However late it is: the server may
 * have stood still, and a club may begin to remind later. A reminder that was missed is followed by the last one alone.
 */
export function reminderDue({ dueOn, reminderDays, today }: OverduePart): number {
  return reminderDays.filter((day) => daysAfter(dueOn, day) <= today).length;
}
