import { refusals } from '../../http/refused.ts';
import type { OperationHandler } from '../operationHandler.ts';

// TO BUILD
export const handleReservePass: OperationHandler<'reserve_pass'> = async () => {
  throw refusals.busy();
};
