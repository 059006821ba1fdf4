import { placeOrderOnce } from '../../services/orders/placeOrderOnce.ts';
import { readOrder } from '../../services/orders/placing/readOrder.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handlePlaceOrder: OperationHandler<'place_order'> = async (call) => {
  const { caller, request, idempotencyKey: key } = call;
  // The place in a checkout is no part of what is ordered: the same cart, sent again alone, is the same order.
  const { checkout: _checkout, more: _more, ...body } = request;
  const once = { operation: 'place_order', uid: caller.uid, key, body } as const;
  return placeOrderOnce(call, once, () => readOrder(call, { caller, request }));
};
