import examples from '#schemas/examples/invoices/getInvoice.json' with { type: 'json' };
import { type InvoiceDetail, parseInvoice } from '#src/api/entities/orders/invoice.ts';

export const inParts = parseInvoice(examples.response.valid[0]?.value.result);

export const paid: InvoiceDetail = {
  ...inParts,
  state: 'paid',
  paid: 14_250,
  open: 0,
  payable: 0,
  due: null,
};

export const late: InvoiceDetail = {
  ...inParts,
  state: 'overdue',
  overdue: 8_000,
  payable: 8_000,
  due: '2026-11-01',
};

/** Replaces every kind of space by an ordinary one. */
export const plain = (text: string | undefined) => text?.replace(/\s/g, ' ');
