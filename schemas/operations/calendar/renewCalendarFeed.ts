import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { CalendarFeed } from './getCalendarFeed.ts';

export const renewCalendarFeed = defineOperation({
  name: 'renew_calendar_feed',
  method: 'POST',
  group: 'calendar',
  access: 'user',
  summary:
    'Makes another address for the calendar feed of the caller and family, or ends all of them. Five addresses work at most; another one ends the oldest. A new password and `log_out_everywhere` end all of them too.',
  request: Type.Object({ wanted: Type.Boolean({ description: 'false: ends all addresses' }) }),
  response: envelope(CalendarFeed),
});
