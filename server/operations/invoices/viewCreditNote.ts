import { refusals } from '../../http/refused.ts';
import { pdfMediaType, renderPdf } from '../../pdf/renderPdf.ts';
import { creditNotePdf } from '../../services/invoices/creditNotePdf.ts';
import { requireInvoice } from '../../services/invoices/requireInvoice.ts';
import { creditNoteNumber } from '../../services/invoices/toWireInvoice.ts';
import { accountHolder } from '../../services/people/accountHolder.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleViewCreditNote: OperationHandler<'view_credit_note'> = async (call) => {
  const { db, caller, request, clock } = call;
  const { invoice } = await requireInvoice(call, caller, request);
  const { credits } = invoice.account;
  const note =
    request.creditNote === undefined ? credits.at(-1) : credits.find(({ id }) => id === request.creditNote);
  if (!note) throw refusals.notFound(nl.refusals.creditNoteNotFound);
  const holder = await accountHolder(db, invoice.person);
  return {
    kind: 'file',
    content: await renderPdf(creditNotePdf({ invoice, note, holder }), { now: clock.now() }),
    mediaType: pdfMediaType,
    downloadName: `${creditNoteNumber(note)}.pdf`,
    opensInWindow: true,
  };
};
