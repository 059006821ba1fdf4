import { endFeed, renewFeed } from '../../services/calendar/calendarFeed.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleRenewCalendarFeed: OperationHandler<'renew_calendar_feed'> = async (call) => ({
  result: call.request.wanted ? await renewFeed(call, call.caller.uid) : await endFeed(call, call.caller.uid),
});
