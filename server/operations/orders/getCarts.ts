import { loadKeptCarts } from '../../services/cart/keptCarts.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetCarts: OperationHandler<'get_carts'> = async ({ db, caller }) => ({
  result: await loadKeptCarts(db, caller),
});
