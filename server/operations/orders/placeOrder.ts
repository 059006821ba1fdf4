import { placeOrderOnce } from '../../services/orders/placeOrderOnce.ts';
import { readOrder } from '../../services/orders/placing/readOrder.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handlePlaceOrder: OperationHandler<'place_order'> = async (call) => {
  const { caller, request, idempotencyKey: key } = call;
  const once = { operation: 'place_order', uid: caller.uid, key, body: request } as const;
  return placeOrderOnce(call, once, () => readOrder(call, { caller, request }));
};
