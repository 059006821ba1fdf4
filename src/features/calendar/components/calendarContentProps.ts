import type { IsoDay } from '#rules/brusselsTime.ts';
import type { CalendarNavigation } from '../state/useCalendarPlace.ts';
import type { CalendarDay } from '../view/calendarDays.ts';
import type { People } from '../view/people.ts';

export interface CalendarContentProps {
  navigation: CalendarNavigation;
  today: IsoDay;
  /** In the order of the days. */
  days: ReadonlyMap<IsoDay, CalendarDay>;
  people: People;
  /** When the first session after the shown weeks begins, of anybody; null: there is none. */
  next: number | null;
}
