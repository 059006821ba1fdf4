import { queryOptions } from '@tanstack/react-query';
import { daysAfter } from '#rules/brusselsInstant.ts';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { parseCalendar } from '#src/api/entities/agenda/calendar.ts';
import { resultOf } from '#src/api/resultOf.ts';

interface CalendarOf {
  /** The uid of the logged-in user, because the answer covers the whole family; undefined before the login. */
  readonly viewer: number | undefined;
  readonly from: IsoDay;
  readonly to: IsoDay;
}

/** The sessions of the whole family at every club. Filtering is done locally, so that changing a filter needs no call. */
export function calendarQuery({ viewer, from, to }: CalendarOf) {
  return queryOptions({
    queryKey: ['calendar', viewer, from, to],
    queryFn: resultOf('get_calendar', viewer === undefined ? undefined : { from, to }, parseCalendar),
    // Short, so that a lesson that was reserved or cancelled a moment ago shows on the next visit.
    staleTime: 30_000,
  });
}

/** Number of days that are kept offline: a term and the holidays around it. */
const daysAhead = 100;

/** The part of the calendar that is kept for offline use. */
export function keptCalendarQuery({
  viewer,
  today,
}: Pick<CalendarOf, 'viewer'> & { readonly today: IsoDay }) {
  return calendarQuery({ viewer, from: today, to: daysAfter(today, daysAhead) });
}
