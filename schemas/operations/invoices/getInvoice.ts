import { Type } from 'typebox';
import { InvoiceDetail } from '../../entities/invoice.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Oid } from '../../scalars.ts';

export const getInvoice = defineOperation({
  name: 'get_invoice',
  method: 'GET',
  group: 'invoices',
  access: 'user',
  summary:
    'Returns an invoice of the caller or family with its lines, instalments and payments. An invoice of others is not found.',
  request: Type.Object({ oid: Oid }),
  response: envelope(InvoiceDetail),
});
