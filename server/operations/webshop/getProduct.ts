import { refusals } from '../../http/refused.ts';
import type { OperationHandler } from '../operationHandler.ts';

// TO BUILD
export const handleGetProduct: OperationHandler<'get_product'> = async () => {
  throw refusals.busy();
};
