import { fillIn } from '@clubpoort/form-engine/headless';
import { refusals } from '../../http/refused.ts';
import { pdfFileName } from '../../pdf/pdfFileName.ts';
import { pdfMediaType, renderPdf } from '../../pdf/renderPdf.ts';
import { numberOf } from '../../services/documents/documentNumber.ts';
import { creditNotePdf } from '../../services/invoices/creditNotePdf.ts';
import { requireInvoice } from '../../services/invoices/requireInvoice.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleViewCreditNote: OperationHandler<'view_credit_note'> = async (call) => {
  const { caller, request, clock } = call;
  const { invoice } = await requireInvoice(call, caller, request);
  const { creditNotes } = invoice.documents;
  const document =
    request.creditNote === undefined
      ? creditNotes.at(-1)
      : creditNotes.find(({ creditNoteId }) => creditNoteId === request.creditNote);
  if (!document) throw refusals.notFound(nl.refusals.creditNoteNotFound);
  return {
    kind: 'file',
    content: await renderPdf(creditNotePdf(invoice, document), { now: clock.now() }),
    mediaType: pdfMediaType,
    downloadName: pdfFileName(
      fillIn(nl.invoices.creditNoteTitle, { number: numberOf(document) }),
      document.content.member,
    ),
    opensInWindow: true,
  };
};
