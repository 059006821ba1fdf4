import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Euros, Oid } from '../../scalars.ts';
import { cartSelection } from './compilePublicRegistrationInvoice.ts';

export const placeOrder = defineOperation({
  name: 'place_order',
  method: 'POST',
  group: 'orders',
  access: 'user',
  summary:
    'Orders a cart, all or nothing. A total other than the one shown is refused with the new one; a full tariff queues where its waiting list is open.',
  idempotent: true,
  request: Type.Object({
    ...cartSelection,
    tariffs: Type.Array(cartSelection.club, { minItems: 1, maxItems: 100, uniqueItems: true }),
    total: Euros,
  }),
  response: envelope(Type.Object({ oids: Type.Array(Oid) })),
});
