import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Oid } from '../../scalars.ts';

export const redirectToMolliePayment = defineOperation({
  name: 'redirect_to_mollie_payment',
  method: 'GET',
  group: 'orders',
  access: 'user',
  commits: true,
  answers: 'browser',
  summary:
    'Redirects the browser to the checkout of an order, or to its confirmation if it is paid. With `together`, one payment pays all orders of the cart.',
  request: Type.Object({
    oid: Oid,
    early: Type.Optional(
      Type.Boolean({ description: 'Pays the next instalment before its day if nothing is due yet' }),
    ),
    together: Type.Optional(
      Type.Boolean({
        description: 'Pays also the other orders of the same checkout, as far as they are of the same person',
      }),
    ),
  }),
  response: envelope(Type.Null()),
});
