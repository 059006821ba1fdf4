import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { CalendarFeed } from './getCalendarFeed.ts';

export const renewCalendarFeed = defineOperation({
  name: 'renew_calendar_feed',
  method: 'POST',
  group: 'calendar',
  access: 'user',
  summary:
    'Makes a new address for the calendar feed of the caller and family, or only ends the present one. The previous address stops working at once.',
  request: Type.Object({ wanted: Type.Boolean({ description: 'false: no address any more' }) }),
  response: envelope(CalendarFeed),
});
