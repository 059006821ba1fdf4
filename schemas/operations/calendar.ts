import { Type } from 'typebox';
import { Calendar, CalendarFeed } from '../entities/agenda/calendarSession.ts';
import { envelope, operationsOf } from '../operation.ts';
import { IsoDate, idPattern, Nid } from '../scalars.ts';

/** The requested days in Brussels, both included. The maximum is 400 days, which covers any thirteen months. */
const calendarPeriod = {
  from: IsoDate,
  to: IsoDate,
  /** Limits the answer to this club. */
  club: Type.Optional(Nid),
};

/** The addresses by which calendar programs follow the sessions of a family. */
export const calendarOperations = operationsOf('calendar', {
  get_calendar: {
    method: 'GET',
    access: 'user',
    summary:
      'Lists the sessions of the family that overlap these days, the earliest first. `next` is the start of the first session after them.',
    request: Type.Object(calendarPeriod),
    response: envelope(Calendar),
  },
  download_calendar: {
    method: 'POST',
    access: 'user',
    keepsPages: true,
    answers: 'browser',
    summary:
      'Downloads the sessions of `get_calendar`, for the whole family or some members, as an iCalendar file (RFC 5545) for the download helper (Specification 7).',
    request: Type.Object({
      ...calendarPeriod,
      members: Type.Optional(
        Type.String({
          pattern: `^${idPattern}(,${idPattern}){0,19}$`,
          description: 'Uids of the wanted members, separated by commas',
        }),
      ),
    }),
    response: envelope(Type.Null()),
  },
  get_calendar_feed: {
    method: 'GET',
    access: 'user',
    summary:
      "Tells which addresses follow the caller's calendar (iCalendar, RFC 5545), without the addresses themselves.",
    request: Type.Object({}),
    response: envelope(CalendarFeed),
  },
  renew_calendar_feed: {
    method: 'POST',
    access: 'user',
    summary:
      'Makes another address for the calendar feed of the caller and family, or ends all of them. Five addresses work at most; another one ends the oldest. A new password and `log_out_everywhere` end all of them too.',
    request: Type.Object({ wanted: Type.Boolean({ description: 'false: ends all addresses' }) }),
    response: envelope(CalendarFeed),
  },
});
