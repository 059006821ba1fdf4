import { requireInvoice } from '../../services/invoices/requireInvoice.ts';
import { toWireInvoiceDetail } from '../../services/invoices/toWireInvoice.ts';
import { settleOrders } from '../../services/orders/settling/settleOrders.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetInvoice: OperationHandler<'get_invoice'> = async (call) => {
  const { oid } = call.request;
  const found = await requireInvoice(call, call.caller, { oid });
  if (!found.placed.isInPayment) return { result: toWireInvoiceDetail(found.invoice, found.placed) };
  await settleOrders(call, [oid]);
  const { invoice, placed } = await requireInvoice(call, call.caller, { oid });
  return { result: toWireInvoiceDetail(invoice, placed) };
};
