import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { UnixTime } from '../../scalars.ts';

/** The addresses by which calendar programs follow the sessions of a family. */
export const CalendarFeed = Type.Object({
  address: Type.Union([Type.String(), Type.Null()], {
    description:
      'The address that this call made. It needs no login: whoever knows it sees the sessions. It is given once, because the server keeps only its hash. null: this call made none',
  }),
  since: Type.Array(UnixTime, { description: 'When each address that works was made, the last first' }),
});

export const getCalendarFeed = defineOperation({
  name: 'get_calendar_feed',
  method: 'GET',
  group: 'calendar',
  access: 'user',
  summary:
    "Tells which addresses follow the caller's calendar (iCalendar, RFC 5545), without the addresses themselves.",
  request: Type.Object({}),
  response: envelope(CalendarFeed),
});
