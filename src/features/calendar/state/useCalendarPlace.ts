import { useSearchParams } from 'react-router';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { hrefs } from '#src/paths.ts';
import { useChangeQuery } from '#src/platform/address/useChangeQuery.ts';
import { useMediaQuery } from '#src/platform/page/useMediaQuery.ts';
import { type CalendarDisplay, type CalendarPlace, readPlace, writePlace } from '../view/calendarPlace.ts';

type PlaceChange = Partial<CalendarPlace>;

export interface CalendarNavigation {
  readonly place: CalendarPlace & { readonly display: CalendarDisplay };
  /**
   * Replaces the place in the calendar, so that "back" leaves the calendar. Pass a function to add to a place or take
   * something away: the drawn place may lag behind the address.
   */
  go(change: PlaceChange | ((from: CalendarPlace) => PlaceChange)): void;
  /** The address of another place, for a link. */
  hrefOf(change: PlaceChange): string;
}

/**
 * The place in the calendar, kept in the address. A phone shows the list by default, because a month grid is too dense there.
 */
export function useCalendarPlace(today: IsoDay): CalendarNavigation {
  const [query] = useSearchParams();
  const changeQuery = useChangeQuery();
  const isNarrow = useMediaQuery('(max-width: 699.98px)');
  const place = readPlace(query, today);
  return {
    place: { ...place, display: place.display ?? (isNarrow ? 'lijst' : 'maand') },
    go: (change) =>
      void changeQuery((latest) =>
        writePlace(latest, typeof change === 'function' ? change(readPlace(latest, today)) : change),
      ),
    hrefOf: (change) => `${hrefs.calendar()}?${writePlace(query, change)}`,
  };
}
