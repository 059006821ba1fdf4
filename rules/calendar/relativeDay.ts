import { daysAfter } from '../brusselsInstant.ts';
import type { IsoDay } from '../brusselsTime.ts';

export type RelativeDay = 'past' | 'today' | 'tomorrow' | 'later';

/** Names a day relative to today (Specification 2.1, Calendar). Calendar days count, not hours. */
export function relativeDay(day: IsoDay, today: IsoDay): RelativeDay {
  if (day < today) return 'past';
  if (day === today) return 'today';
  return day === daysAfter(today, 1) ? 'tomorrow' : 'later';
}
