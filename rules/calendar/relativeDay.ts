import { daysAfter } from '../brusselsInstant.ts';
import type { IsoDay } from '../brusselsTime.ts';

export type RelativeDay = 'past' | 'today' | 'tomorrow' | 'later';

/** How a day is called from where we stand (Specification 2.1, Calendar): by the days of the calendar, not by hours. */
export function relativeDay(day: IsoDay, today: IsoDay): RelativeDay {
  if (day < today) return 'past';
  if (day === today) return 'today';
  return day === daysAfter(today, 1) ? 'tomorrow' : 'later';
}
