import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid, Oid, Uid } from '../../scalars.ts';

/** The order whose document a browser opens by itself. */
export const openedOrder = {
  auth: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  oid: Oid,
  uid: Type.Optional(Uid),
  club: Type.Optional(Nid),
};

export const viewInvoice = defineOperation({
  name: 'view_invoice',
  method: 'GET',
  group: 'invoices',
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
});
