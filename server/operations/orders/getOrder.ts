import { readId } from '#rules/readId.ts';
import { refusals } from '../../http/refused.ts';
import { loadOrders } from '../../services/orders/placed/loadOrders.ts';
import { toWireOrder } from '../../services/orders/placed/toWireOrder.ts';
import { settleOrders } from '../../services/orders/settling/settleOrders.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetOrder: OperationHandler<'get_order'> = async (call) => {
  const { request, caller } = call;
  const oids = new Set(request.oids.split(','));
  const possible = [...oids].flatMap((oid) => readId(oid) ?? []);
  const found = await loadOrders(call, caller, possible);
  if (found.length !== oids.size) throw refusals.notFound(nl.refusals.orderNotFound);
  const inPayment = found.filter(({ isInPayment }) => isInPayment).map(({ order }) => order.oid);
  if (inPayment.length === 0) return { result: found.map(toWireOrder) };
  await settleOrders(call, inPayment);
  return { result: (await loadOrders(call, caller, possible)).map(toWireOrder) };
};
