import type { IsoDay } from '#rules/brusselsTime.ts';
import type { CalendarNavigation } from '../state/useCalendarPlace.ts';
import type { CalendarDay } from '../view/calendarDays.ts';
import type { People } from '../view/people.ts';

export interface CalendarContentProps {
  navigation: CalendarNavigation;
  today: IsoDay;
  /** The days with entries, in chronological order. */
  days: ReadonlyMap<IsoDay, CalendarDay>;
  people: People;
  /** Start of the family's first session after the shown weeks, in Unix seconds; null when there is none. */
  next: number | null;
}
