import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';

/** The address by which calendar programs follow the sessions of a family. */
export const CalendarFeed = Type.Object({
  address: Type.Union([Type.String(), Type.Null()], {
    description:
      'An https address that needs no login: whoever knows it sees the sessions. null: nobody asked for one',
  }),
});

export const getCalendarFeed = defineOperation({
  name: 'get_calendar_feed',
  method: 'GET',
  group: 'calendar',
  access: 'user',
  summary: "Returns the address of the caller's calendar feed (iCalendar, RFC 5545).",
  request: Type.Object({}),
  response: envelope(CalendarFeed),
});
