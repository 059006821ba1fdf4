import { eurosOf } from '../../../rules/money.ts';
import { unixSecondsOf } from '../../clock.ts';
import { requireClub } from '../../services/clubs/clubs.ts';
import { findLastUnpaidOrder, findOrdersInPayment } from '../../services/orders/findLastUnpaidOrder.ts';
import { settleOrders } from '../../services/orders/settleOrders.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetLastUnpaidOrder: OperationHandler<'get_last_unpaid_order'> = async (call) => {
  const { db, request, caller } = call;
  const club = await requireClub(db, { nid: request.club }, caller);
  await settleOrders(call, await findOrdersInPayment(db, caller, club.nid));
  const unpaid = await findLastUnpaidOrder(call, caller, club.nid);
  return {
    result: unpaid
      ? {
          oid: unpaid.order.oid,
          total: eurosOf(unpaid.dueCents),
          placed: unixSecondsOf(unpaid.order.placedAt),
        }
      : null,
  };
};
