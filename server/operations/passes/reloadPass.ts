import { refusals } from '../../http/refused.ts';
import type { OperationHandler } from '../operationHandler.ts';

// TO BUILD
export const handleReloadPass: OperationHandler<'reload_pass'> = async () => {
  throw refusals.busy();
};
