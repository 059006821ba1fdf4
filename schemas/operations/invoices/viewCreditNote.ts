import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid } from '../../scalars.ts';
import { viewInvoice } from './viewInvoice.ts';

export const viewCreditNote = defineOperation({
  name: 'view_credit_note',
  method: 'GET',
  group: 'invoices',
  access: 'user',
  answers: 'browser',
  takesCode: true,
  summary:
    'A credit note of an order as a tagged PDF, as view_invoice does; without `creditNote` the latest of that order.',
  request: Type.Object({ ...viewInvoice.request.properties, creditNote: Type.Optional(Nid) }),
  response: envelope(Type.Null()),
});
