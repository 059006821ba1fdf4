import { fillIn } from '@clubpoort/form-engine/headless';
import type { invoicesOperations } from '#schemas/operations/invoices.ts';
import { refusals } from '../http/refused.ts';
import { pdfFileName } from '../pdf/pdfFileName.ts';
import { pdfMediaType, renderPdf } from '../pdf/renderPdf.ts';
import { numberOf } from '../services/documents/documentNumber.ts';
import { creditNotePdf } from '../services/invoices/creditNotePdf.ts';
import { invoicePdf } from '../services/invoices/invoicePdf.ts';
import { loadInvoices, requireInvoice } from '../services/invoices/loadInvoices.ts';
import { toWireInvoice, toWireInvoiceDetail } from '../services/invoices/toWireInvoice.ts';
import { findOrdersInPayment, settleOrders } from '../services/orders/settling/settleOrders.ts';
import { nl } from '../texts/nl.ts';
import type { HandlersOf } from './operationHandler.ts';

export const invoicesHandlers = {
  get_invoices: async (call) => {
    const { db, caller } = call;
    await settleOrders(call, await findOrdersInPayment(db, caller));
    return { result: (await loadInvoices(call, caller)).map(toWireInvoice) };
  },
  get_invoice: async (call) => {
    const { oid } = call.request;
    const found = await requireInvoice(call, call.caller, { oid });
    if (!found.placed.isInPayment) return { result: toWireInvoiceDetail(found.invoice, found.placed) };
    await settleOrders(call, [oid]);
    const { invoice, placed } = await requireInvoice(call, call.caller, { oid });
    return { result: toWireInvoiceDetail(invoice, placed) };
  },
  view_invoice: async (call) => {
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
  },
  view_credit_note: async (call) => {
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
  },
} satisfies HandlersOf<typeof invoicesOperations>;
