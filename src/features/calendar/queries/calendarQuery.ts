import { queryOptions, skipToken } from '@tanstack/react-query';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { get } from '#src/api/call.ts';
import { parseCalendar } from '#src/api/entities/calendar.ts';

interface CalendarOf {
  /** Who is logged in: the answer is about the whole family. Undefined: nobody yet. */
  readonly viewer: number | undefined;
  readonly from: IsoDay;
  readonly to: IsoDay;
}

/** Of the whole family at every club: what is filtered out is there at once when it is wanted. */
export function calendarQuery({ viewer, from, to }: CalendarOf) {
  return queryOptions({
    queryKey: ['calendar', viewer, from, to],
    queryFn:
      viewer === undefined
        ? skipToken
        : async ({ signal }) => parseCalendar((await get('get_calendar', { from, to }, { signal })).result),
    // A lesson that was reserved or cancelled a moment ago counts on the next visit.
    staleTime: 30_000,
  });
}
