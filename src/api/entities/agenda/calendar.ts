import * as v from 'valibot';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { optionalText, text } from '../../wire/text.ts';

const kinds = ['registration', 'trial', 'pass', 'ticket'] as const;

export const calendarSession = v.object({
  nid: integer,
  /** The family member who comes. */
  uid: integer,
  name: text,
  kind: v.fallback(v.picklist(kinds), 'registration'),
  /** Unix seconds. */
  start: integer,
  end: integer,
  place: v.fallback(optionalText, ''),
  club: v.object({ nid: integer, url: text, title: text }),
  course: v.object({ nid: integer, url: text, title: text }),
  tickets: v.fallback(integer, 0),
  /** Which day of an activity that takes several days; null otherwise. */
  day: v.fallback(v.nullable(v.object({ number: integer, of: integer })), null),
});

/** A session that a family member comes to. */
export type CalendarSession = v.InferOutput<typeof calendarSession>;

const calendar = v.object({
  sessions: readableOf(calendarSession),
  /** Start of the first session after the period, in unix seconds; null when there is none. */
  next: v.fallback(v.nullable(integer), null),
});

export const parseCalendar = readerOf(calendar);

const feed = v.pipe(
  v.object({ address: v.nullable(text), since: v.fallback(readableOf(integer), []) }),
  v.readonly(),
);

/** The addresses that follow the calendar, by when they were made; `address` is one that was just made. */
export const parseCalendarFeed = readerOf(feed);
