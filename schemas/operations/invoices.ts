import { Type } from 'typebox';
import { Invoice, InvoiceDetail } from '../entities/orders/invoice.ts';
import { envelope, operationsOf } from '../operation.ts';
import { Nid, Oid, Uid } from '../scalars.ts';

/** The order whose document a browser opens by itself. */
const openedOrder = {
  auth: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  oid: Oid,
  uid: Type.Optional(Uid),
  club: Type.Optional(Nid),
};

export const invoicesOperations = operationsOf('invoices', {
  get_invoices: {
    method: 'GET',
    access: 'user',
    summary:
      'Lists the invoices of the caller and family at every club: first overdue, then by due day, then the latest. An order without an amount has no invoice.',
    request: Type.Object({}),
    response: envelope(Type.Array(Invoice)),
  },
  get_invoice: {
    method: 'GET',
    access: 'user',
    summary:
      'Returns an invoice of the caller or family with its lines, instalments and payments. An invoice of others is not found.',
    request: Type.Object({ oid: Oid }),
    response: envelope(InvoiceDetail),
  },
  view_invoice: {
    method: 'GET',
    access: 'user',
    answers: 'browser',
    takesCode: true,
    summary:
      'Returns an invoice as a tagged PDF, opened by the browser in a window (Specification 7). A code or token in `auth` authenticates a call without a cookie. An invoice of another club is not found.',
    request: Type.Object({
      ...openedOrder,
      document: Type.Optional(
        Type.Unsafe<number>({ ...Nid, description: 'A later invoice of the order; without it: the first' }),
      ),
    }),
    response: envelope(Type.Null()),
  },
  view_credit_note: {
    method: 'GET',
    access: 'user',
    answers: 'browser',
    takesCode: true,
    summary:
      'Returns a credit note of an order as a tagged PDF, like view_invoice. Without `creditNote`: the latest of the order.',
    request: Type.Object({
      ...openedOrder,
      creditNote: Type.Optional(Nid),
    }),
    response: envelope(Type.Null()),
  },
});
