import { endFeeds, makeFeed } from '../../services/calendar/calendarFeed.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleRenewCalendarFeed: OperationHandler<'renew_calendar_feed'> = async (call) => ({
  result: call.request.wanted ? await makeFeed(call, call.caller.uid) : await endFeeds(call, call.caller.uid),
});
