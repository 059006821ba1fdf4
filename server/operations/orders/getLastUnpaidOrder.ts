import { eurosOf } from '#rules/money.ts';
import { unixSecondsOf } from '../../clock.ts';
import { requireClub } from '../../services/clubs/clubs.ts';
import { findOutstandingInvoice } from '../../services/invoices/findOutstandingInvoice.ts';
import type { LoadedInvoice } from '../../services/invoices/loadInvoices.ts';
import { findOrdersInPayment } from '../../services/orders/settling/findOrdersInPayment.ts';
import { settleOrders } from '../../services/orders/settling/settleOrders.ts';
import { toWireMoney } from '../../services/payments/standing/moneyFacts.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetLastUnpaidOrder: OperationHandler<'get_last_unpaid_order'> = async (call) => {
  const { db, request, caller } = call;
  const club = await requireClub(db, { nid: request.club }, caller);
  await settleOrders(call, await findOrdersInPayment(db, caller, club.nid));
  const outstanding = await findOutstandingInvoice(call, caller, club.nid);
  return { result: outstanding ? toWire(outstanding) : null };
};

function toWire({ order, money }: LoadedInvoice) {
  return {
    oid: order.oid,
    total: eurosOf(money.payCents),
    placed: unixSecondsOf(order.placedAt),
    due: money.dueOn,
    payable: money.payCents > 0,
    standing: toWireMoney(money),
  };
}
