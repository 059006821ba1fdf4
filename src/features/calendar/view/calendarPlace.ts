import { daysAfter } from '#rules/brusselsInstant.ts';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { type IsoMonth, monthOf } from '#rules/calendar/weeksOfMonth.ts';
import { readIds } from '#rules/readIds.ts';
import { clubInQuery } from '#src/platform/address/clubInQuery.ts';
import { withWords } from '#src/platform/address/useWriteQuery.ts';

export type CalendarDisplay = 'maand' | 'lijst';

/** A place in the calendar, as its address says. */
export interface CalendarPlace {
  readonly month: IsoMonth;
  /** The selected day, within `month`. */
  readonly day: IsoDay | undefined;
  /** Undefined means the default of the device. */
  readonly display: CalendarDisplay | undefined;
  /** The members whose sessions are shown; an empty list means everybody. */
  readonly members: readonly number[];
  /** The club's part of the address; undefined means every club. */
  readonly club: string | undefined;
}

const names = { month: 'maand', day: 'dag', display: 'weergave', members: 'lid', club: 'club' } as const;

/** Reads the place from the query. Invalid values are ignored. */
export function readPlace(query: URLSearchParams, today: IsoDay): CalendarPlace {
  const written = query.get(names.day) ?? '';
  const chosen = isDay(written) ? written : undefined;
  const asked = query.get(names.month) ?? '';
  const month = /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : monthOf(chosen ?? today);
  const display = query.get(names.display);
  return {
    month,
    day: chosen !== undefined && monthOf(chosen) === month ? chosen : undefined,
    display: display === 'maand' || display === 'lijst' ? display : undefined,
    members: readIds(query.get(names.members)),
    club: clubInQuery(query),
  };
}

/** The query of another place in the calendar. Other parameters are kept. */
export function writePlace(query: URLSearchParams, change: Partial<CalendarPlace>): URLSearchParams {
  const words = Object.entries(names)
    .filter(([field]) => field in change)
    // Every key of `names` is a field of CalendarPlace.
    .map(([field, name]) => [name, String(change[field as keyof CalendarPlace] ?? '')]);
  return withWords(query, Object.fromEntries(words));
}

function isDay(text: string): boolean {
  return (
    /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && daysAfter(text, 0) === text
  );
}
