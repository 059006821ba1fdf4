import { useSearchParams } from 'react-router';
import type { IsoDay } from '../../../../rules/brusselsTime.ts';
import { hrefs } from '../../../paths.ts';
import { useMediaQuery } from '../../../platform/useMediaQuery.ts';
import { type CalendarDisplay, type CalendarPlace, readPlace, writePlace } from '../view/calendarPlace.ts';

export interface CalendarNavigation {
  readonly place: CalendarPlace & { readonly display: CalendarDisplay };
  /** Goes elsewhere in the calendar; "back" leads out of it. */
  go(change: Partial<CalendarPlace>): void;
  /** The address of elsewhere, for a link. */
  hrefOf(change: Partial<CalendarPlace>): string;
}

/** Where somebody is in the calendar, kept in the address. On a phone a list says more than a month does. */
export function useCalendarPlace(today: IsoDay): CalendarNavigation {
  const [query, setQuery] = useSearchParams();
  const isNarrow = useMediaQuery('(max-width: 699.98px)');
  const place = readPlace(query, today);
  return {
    place: { ...place, display: place.display ?? (isNarrow ? 'lijst' : 'maand') },
    go: (change) => setQuery(writePlace(query, change), { replace: true, preventScrollReset: true }),
    hrefOf: (change) => `${hrefs.calendar()}?${writePlace(query, change)}`,
  };
}
