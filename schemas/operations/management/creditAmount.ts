import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Euros, largestInteger, Nid, Oid } from '../../scalars.ts';

const Amounts = Type.Object({
  credited: Type.Unsafe<number>({ ...Euros, description: 'Amount of the credit note' }),
  lapses: Type.Unsafe<number>({ ...Euros, description: 'Part that nobody has to pay any more' }),
  refunded: Type.Unsafe<number>({
    ...Euros,
    description: 'Part that goes back by way of the payment provider',
  }),
  byHand: Type.Unsafe<number>({ ...Euros, description: 'Part that the club must give back itself' }),
});

export const creditAmount = defineOperation({
  name: 'credit_amount',
  method: 'POST',
  group: 'management',
  access: 'user',
  idempotent: true,
  summary:
    'Takes any amount off an order, or off one line of it, for a club that the caller manages: a credit note with the reason, a smaller amount due, and what was paid goes back. Nothing is cancelled. `preview` changes nothing. Refused with `conflict` if the amounts are not `agreed` any more.',
  request: Type.Object({
    club: Nid,
    order: Oid,
    line: Type.Optional(
      Type.Integer({ minimum: 0, maximum: largestInteger, description: 'Default: the whole order' }),
    ),
    amount: Euros,
    reason: Type.String({ minLength: 1, maxLength: 500, description: 'On the credit note' }),
    preview: Type.Optional(Type.Boolean()),
    agreed: Type.Optional(Amounts),
  }),
  response: envelope(Amounts),
});
