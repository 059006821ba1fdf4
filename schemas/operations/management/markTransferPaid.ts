import { Type } from 'typebox';
import { BookedTransfer } from '../../entities/clubInvoice.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Euros, IsoDate, Nid, Oid } from '../../scalars.ts';

export const markTransferPaid = defineOperation({
  name: 'mark_transfer_paid',
  method: 'POST',
  group: 'management',
  access: 'user',
  idempotent: true,
  summary:
    'Books a bank transfer that arrived for an order of a club that the caller manages, and mails the receipt. An amount beyond what that order owes pays the other orders with the same structured communication. Refused with `conflict` if the order owes another amount than `open`: two managers who book one transfer at once book it once.',
  request: Type.Object({
    club: Nid,
    order: Oid,
    amount: Euros,
    paidOn: Type.Unsafe<string>({ ...IsoDate, description: 'Day on which the bank received it' }),
    open: Type.Unsafe<number>({ ...Euros, description: 'What the order owed when the manager saw it' }),
  }),
  response: envelope(BookedTransfer),
});
