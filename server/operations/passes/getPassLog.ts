import { refusals } from '../../http/refused.ts';
import type { OperationHandler } from '../operationHandler.ts';

// TO BUILD
export const handleGetPassLog: OperationHandler<'get_pass_log'> = async () => {
  throw refusals.busy();
};
