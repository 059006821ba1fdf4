import { Type } from 'typebox';
import { Invoice } from '../../entities/invoice.ts';
import { defineOperation, envelope } from '../../operation.ts';

export const getInvoices = defineOperation({
  name: 'get_invoices',
  method: 'GET',
  group: 'invoices',
  access: 'user',
  summary:
    'The invoices of the caller and family at every club: what is late first, then what is to be paid soonest, then the latest. An order that costs nothing has none.',
  request: Type.Object({}),
  response: envelope(Type.Array(Invoice)),
});
