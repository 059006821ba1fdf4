import { findOrdersInPayment } from '../../services/orders/settling/findOrdersInPayment.ts';
import { settleOrders } from '../../services/orders/settling/settleOrders.ts';
import { loadErasure } from '../../services/personal-data/erase/loadErasure.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetErasure: OperationHandler<'get_erasure'> = async (call) => {
  await settleOrders(call, await findOrdersInPayment(call.db, call.caller));
  return { result: await loadErasure(call, { caller: call.caller, uid: call.request.uid }) };
};
