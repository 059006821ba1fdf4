import { Type } from 'typebox';
import { OrderItem } from '../../entities/order.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Euros, Nid, Uid } from '../../scalars.ts';

/** What a person wants to order: the ids alone, the server knows the prices. */
export const cartSelection = {
  club: Nid,
  uid: Uid,
  tariffs: Type.Array(Nid, { maxItems: 100, uniqueItems: true }),
};

export const compilePublicRegistrationInvoice = defineOperation({
  name: 'compile_public_registration_invoice',
  method: 'POST',
  group: 'orders',
  access: 'user',
  summary:
    'Prices a cart. Tariffs that no longer exist or that the member may not take are left out, each with a line of feedback.',
  request: Type.Object(cartSelection),
  response: envelope(
    Type.Object({
      items: Type.Array(OrderItem),
      total: Euros,
      has_instant: Type.Boolean(),
      user_feedback: Type.Array(Type.String()),
    }),
    {
      has_payment_options: Type.Boolean(),
      has_vouchers: Type.Boolean(),
      passAsPrepaid: Type.Boolean(),
      has_uitpas: Type.Boolean(),
      payNow: Euros,
      payLater: Euros,
      sections: Type.Record(Type.String(), Type.String(), { description: 'Names of the item sections' }),
    },
  ),
});
