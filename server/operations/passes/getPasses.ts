import { refusals } from '../../http/refused.ts';
import type { OperationHandler } from '../operationHandler.ts';

// TO BUILD
export const handleGetPasses: OperationHandler<'get_passes'> = async () => {
  throw refusals.busy();
};
