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
  summary: 'Sends the browser to where an order is paid; one that is paid already, to its confirmation.',
  request: Type.Object({
    oid: Oid,
    early: Type.Optional(
      Type.Boolean({ description: 'Where nothing is due yet, the next part is paid before its day' }),
    ),
  }),
  response: envelope(Type.Null()),
});
