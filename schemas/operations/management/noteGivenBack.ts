import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Euros, IsoDate, Nid, Oid } from '../../scalars.ts';

export const noteGivenBack = defineOperation({
  name: 'note_given_back',
  method: 'POST',
  group: 'management',
  access: 'user',
  idempotent: true,
  summary:
    'Notes that a club gave money back itself, for an order that it got too much for, and mails the payer. Refused with `conflict` if the order has another amount too much than `refund`: two managers who note one transfer at once note it once.',
  request: Type.Object({
    club: Nid,
    order: Oid,
    amount: Euros,
    way: Type.Enum(['transfer', 'cash']),
    givenOn: IsoDate,
    refund: Type.Unsafe<number>({ ...Euros, description: 'What was too much when the manager saw it' }),
  }),
  response: envelope(
    Type.Object({
      number: Type.String({ description: 'Of the invoice' }),
      amount: Euros,
      refund: Type.Unsafe<number>({ ...Euros, description: 'What is still too much' }),
    }),
  ),
});
