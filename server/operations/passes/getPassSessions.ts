import { loadPassSessions } from '../../services/passes/loadPassSessions.ts';
import { requirePassClub } from '../../services/passes/requirePassClub.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetPassSessions: OperationHandler<'get_pass_sessions'> = async (call) => {
  const { db, request } = call;
  const { nid: clubNid } = await requirePassClub(db, { caller: call.caller, clubNid: request.club });
  return { result: await loadPassSessions(call, { clubNid, uid: request.uid }) };
};
