import { refusals } from '../../http/refused.ts';
import type { OperationHandler } from '../operationHandler.ts';

// TO BUILD
export const handleGetProductCategories: OperationHandler<'get_product_categories'> = async () => {
  throw refusals.busy();
};
