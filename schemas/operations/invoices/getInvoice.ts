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
    "An invoice of the caller or family with its lines, parts and payments; somebody else's is not found.",
  request: Type.Object({ oid: Oid }),
  response: envelope(InvoiceDetail),
});
