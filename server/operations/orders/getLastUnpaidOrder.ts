import { eurosOf } from '../../../rules/money.ts';
import { unixSecondsOf } from '../../clock.ts';
import { requireClub } from '../../services/clubs/clubs.ts';
import { findLastUnpaidOrder } from '../../services/orders/findLastUnpaidOrder.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetLastUnpaidOrder: OperationHandler<'get_last_unpaid_order'> = async ({
  db,
  request,
  caller,
}) => {
  const club = await requireClub(db, { nid: request.club }, caller);
  const order = await findLastUnpaidOrder(db, caller, club.nid);
  return {
    result: order
      ? { oid: order.oid, total: eurosOf(order.totalCents), placed: unixSecondsOf(order.placedAt) }
      : null,
  };
};
