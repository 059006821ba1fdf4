import { loadPassLog } from '../../services/passes/loadPassLog.ts';
import { requirePassClub } from '../../services/passes/requirePassClub.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetPassLog: OperationHandler<'get_pass_log'> = async ({ db, request, caller }) => {
  const { nid: clubNid } = await requirePassClub(db, { caller, clubNid: request.club });
  return { result: await loadPassLog(db, { clubNid, uid: request.uid }) };
};
