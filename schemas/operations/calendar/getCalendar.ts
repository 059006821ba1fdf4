import { Type } from 'typebox';
import { CalendarSession } from '../../entities/calendarSession.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { UnixTime } from '../../scalars.ts';
import { calendarPeriod } from './calendarPeriod.ts';

export const getCalendar = defineOperation({
  name: 'get_calendar',
  method: 'GET',
  group: 'calendar',
  access: 'user',
  summary:
    'Lists the sessions of the family that overlap these days, the earliest first. `next` is the start of the first session after them.',
  request: Type.Object(calendarPeriod),
  response: envelope(
    Type.Object({
      sessions: Type.Array(CalendarSession),
      next: Type.Union([UnixTime, Type.Null()]),
    }),
  ),
});
