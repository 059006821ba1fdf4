import { fillIn } from '@clubpoort/form-engine/headless';
import { refusals } from '../../http/refused.ts';
import { pdfFileName } from '../../pdf/pdfFileName.ts';
import { pdfMediaType, renderPdf } from '../../pdf/renderPdf.ts';
import { numberOf } from '../../services/documents/documentNumber.ts';
import { invoicePdf } from '../../services/invoices/invoicePdf.ts';
import { requireInvoice } from '../../services/invoices/requireInvoice.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleViewInvoice: OperationHandler<'view_invoice'> = async (call) => {
  const { caller, request, clock } = call;
  const { invoice } = await requireInvoice(call, caller, request);
  const { invoices } = invoice.documents;
  const document =
    request.document === undefined ? invoices[0] : invoices.find(({ id }) => id === request.document);
  if (!document) throw refusals.notFound(nl.refusals.invoiceNotFound);
  return {
    kind: 'file',
    content: await renderPdf(invoicePdf(invoice, document), { now: clock.now() }),
    mediaType: pdfMediaType,
    downloadName: pdfFileName(
      fillIn(nl.invoices.title, { number: numberOf(document) }),
      document.content.member,
    ),
    opensInWindow: true,
  };
};
