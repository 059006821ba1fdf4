import { pdfMediaType, renderPdf } from '../../pdf/renderPdf.ts';
import { invoicePdf } from '../../services/invoices/invoicePdf.ts';
import { requireInvoice } from '../../services/invoices/requireInvoice.ts';
import { invoiceNumber } from '../../services/invoices/toWireInvoice.ts';
import { accountHolder } from '../../services/people/accountHolder.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleViewInvoice: OperationHandler<'view_invoice'> = async (call) => {
  const { db, caller, request, clock } = call;
  const found = await requireInvoice(call, caller, request);
  const holder = await accountHolder(db, found.invoice.person);
  return {
    kind: 'file',
    content: await renderPdf(invoicePdf({ ...found, holder }), { now: clock.now() }),
    mediaType: pdfMediaType,
    downloadName: `${invoiceNumber(found.invoice.order)}.pdf`,
    opensInWindow: true,
  };
};
