import { Type } from 'typebox';
import { Invoice } from '../../entities/invoice.ts';
import { defineOperation, envelope } from '../../operation.ts';

export const getInvoices = defineOperation({
  name: 'get_invoices',
  method: 'GET',
  group: 'invoices',
  access: 'user',
  summary:
    'Lists the invoices of the caller and family at every club: first overdue, then by due day, then the latest. An order without an amount has no invoice.',
  request: Type.Object({}),
  response: envelope(Type.Array(Invoice)),
});
