import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid } from '../../scalars.ts';
import { openedOrder } from './viewInvoice.ts';

export const viewCreditNote = defineOperation({
  name: 'view_credit_note',
  method: 'GET',
  group: 'invoices',
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
});
