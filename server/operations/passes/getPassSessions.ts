import { loadPassSessions } from '../../services/passes/loadPassSessions.ts';
import { requirePassClub } from '../../services/passes/requirePassClub.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetPassSessions: OperationHandler<'get_pass_sessions'> = async (call) => {
  const { db, clock, request } = call;
  const { nid: clubNid } = await requirePassClub(db, request.club, call.caller);
  return { result: await loadPassSessions(db, clock, { clubNid, uid: request.uid }) };
};
