import { unixSecondsOf } from '../../clock.ts';
import { askedPeriod } from '../../services/calendar/askedPeriod.ts';
import { findNextStart, loadCalendar } from '../../services/calendar/loadCalendar.ts';
import { toWireSession } from '../../services/calendar/toWireSession.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetCalendar: OperationHandler<'get_calendar'> = async ({ db, request, caller }) => {
  const period = await askedPeriod(db, caller, request);
  const sessions = await loadCalendar(db, period);
  const next = await findNextStart(db, period);
  return { result: { sessions: sessions.map(toWireSession), next: next && unixSecondsOf(next) } };
};
