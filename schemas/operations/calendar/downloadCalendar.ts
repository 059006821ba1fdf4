import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { idPattern } from '../../scalars.ts';
import { calendarPeriod } from './calendarPeriod.ts';

export const downloadCalendar = defineOperation({
  name: 'download_calendar',
  method: 'POST',
  group: 'calendar',
  access: 'user',
  answers: 'browser',
  summary:
    'The sessions of `get_calendar`, of the whole family or of some of it, as an iCalendar file (RFC 5545), for the download helper (Specification 7).',
  request: Type.Object({
    ...calendarPeriod,
    members: Type.Optional(
      Type.String({
        pattern: `^${idPattern}(,${idPattern}){0,19}$`,
        description: 'The uids of those whose sessions are wanted, with commas',
      }),
    ),
  }),
  response: envelope(Type.Null()),
});
