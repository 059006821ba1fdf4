import * as v from 'valibot';
import { calendar } from '../../generated/agenda/calendar.ts';
import { calendarFeed } from '../../generated/agenda/calendarFeed.ts';
import { readerOf } from '../../wire/readerOf.ts';

export const parseCalendar = readerOf(calendar);

/** A session that a family member comes to. */
export type CalendarSession = v.InferOutput<typeof calendar>['sessions'][number];

/** The addresses that follow the calendar, by when they were made; `address` is one that was just made. */
export const parseCalendarFeed = readerOf(v.pipe(calendarFeed, v.readonly()));
