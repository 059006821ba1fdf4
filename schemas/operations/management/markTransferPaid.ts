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
    'Books money that arrived for an order of a club that the caller manages, and mails the receipt. An amount beyond what that order owes pays the other orders with the same structured communication. What is more than all of them owe is refused, or stays as a credit with `keepsSurplus`. Refused with `conflict` if the order owes another amount than `open`, or has another credit than `refund`: two managers who book one payment at once book it once.',
  request: Type.Object({
    club: Nid,
    order: Oid,
    amount: Euros,
    by: Type.Optional(
      Type.Enum(['transfer', 'cash', 'desk'], {
        description: '`desk`: with a card or an app at the desk of the club. Default: `transfer`',
      }),
    ),
    paidOn: Type.Unsafe<string>({ ...IsoDate, description: 'Day on which the club received it' }),
    open: Type.Unsafe<number>({ ...Euros, description: 'What the order owed when the manager saw it' }),
    refund: Type.Optional(
      Type.Unsafe<number>({
        ...Euros,
        description: 'The credit of the order when the manager saw it. Default: 0',
      }),
    ),
    keepsSurplus: Type.Optional(Type.Boolean()),
  }),
  response: envelope(BookedTransfer),
});
