import { refusals } from '../../http/refused.ts';
import type { OperationHandler } from '../operationHandler.ts';

// TO BUILD
export const handleGetProducts: OperationHandler<'get_products'> = async () => {
  throw refusals.busy();
};
