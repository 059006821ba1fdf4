import { loadSessions } from '../../services/sessions/loadSessions.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetSessions: OperationHandler<'get_sessions'> = async (call) => {
  const { caller, credential } = call;
  const token = credential.state === 'valid' ? credential.token : '';
  return { result: await loadSessions(call, { uid: caller.uid, token }) };
};
