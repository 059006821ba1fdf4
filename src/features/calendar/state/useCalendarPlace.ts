import { useSearchParams } from 'react-router';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { hrefs } from '#src/paths.ts';
import { useChangeQuery } from '#src/platform/useChangeQuery.ts';
import { useMediaQuery } from '#src/platform/useMediaQuery.ts';
import { type CalendarDisplay, type CalendarPlace, readPlace, writePlace } from '../view/calendarPlace.ts';

type PlaceChange = Partial<CalendarPlace>;

export interface CalendarNavigation {
  readonly place: CalendarPlace & { readonly display: CalendarDisplay };
  /**
   * Goes elsewhere in the calendar; "back" leads out of it. What is added to the place or taken from it is a function of
   * the place: what is drawn may lag behind.
   */
  go(change: PlaceChange | ((from: CalendarPlace) => PlaceChange)): void;
  /** The address of elsewhere, for a link. */
  hrefOf(change: PlaceChange): string;
}

/** Where somebody is in the calendar, kept in the address. On a phone a list says more than a month does. */
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
