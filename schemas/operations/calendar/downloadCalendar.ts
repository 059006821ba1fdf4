import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { idPattern } from '../../scalars.ts';
import { calendarPeriod } from './calendarPeriod.ts';

export const downloadCalendar = defineOperation({
  name: 'download_calendar',
  method: 'POST',
  group: 'calendar',
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
});
