import { loadInvoices } from '../../services/invoices/loadInvoices.ts';
import { toWireInvoice } from '../../services/invoices/toWireInvoice.ts';
import { findOrdersInPayment } from '../../services/orders/settling/findOrdersInPayment.ts';
import { settleOrders } from '../../services/orders/settling/settleOrders.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetInvoices: OperationHandler<'get_invoices'> = async (call) => {
  const { db, caller } = call;
  await settleOrders(call, await findOrdersInPayment(db, caller));
  return { result: (await loadInvoices(call, caller)).map(toWireInvoice) };
};
