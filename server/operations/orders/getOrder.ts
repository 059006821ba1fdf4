import { refusals } from '../../http/refused.ts';
import { loadOrders } from '../../services/orders/loadOrders.ts';
import { toWireOrder } from '../../services/orders/toWireOrder.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

/** The largest number that an oid's column holds: nothing beyond it can exist. */
const largestOid = 2_147_483_647;

export const handleGetOrder: OperationHandler<'get_order'> = async ({ db, request, caller }) => {
  const oids = new Set(request.oids.split(',').map(Number));
  const possible = [...oids].filter((oid) => oid <= largestOid);
  const found = await loadOrders(db, caller, possible);
  if (found.length !== oids.size) throw refusals.notFound(nl.refusals.orderNotFound);
  return { result: found.map(toWireOrder) };
};
