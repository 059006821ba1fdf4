import { findFeeds } from '../../services/calendar/calendarFeed.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetCalendarFeed: OperationHandler<'get_calendar_feed'> = async (call) => ({
  result: await findFeeds(call, call.caller.uid),
});
