import { refusals } from '../../http/refused.ts';
import type { OperationHandler } from '../operationHandler.ts';

// TO BUILD
export const handleGetPassSessions: OperationHandler<'get_pass_sessions'> = async () => {
  throw refusals.busy();
};
