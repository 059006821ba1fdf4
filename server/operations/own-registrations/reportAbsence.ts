import { requireClub } from '../../services/clubs/clubs.ts';
import { reportAbsence } from '../../services/own-registrations/reportAbsence.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleReportAbsence: OperationHandler<'report_absence'> = async (call) => {
  const { club, uid, session, absent } = call.request;
  const { nid: clubNid } = await requireClub(call.db, { nid: club }, call.caller);
  await reportAbsence(call, { clubNid, uid, sessionNid: session, isAbsent: absent });
  return { result: null };
};
