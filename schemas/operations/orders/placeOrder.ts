import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Euros, Oid } from '../../scalars.ts';
import { cartSelection } from './cartSelection.ts';

export const placeOrder = defineOperation({
  name: 'place_order',
  method: 'POST',
  group: 'orders',
  access: 'user',
  commits: true,
  summary:
    'Orders a cart, with the places that were chosen in a hall, all or nothing. A total other than the one shown is refused with the new one; a full tariff queues where its waiting list is open.',
  idempotent: true,
  request: Type.Object({ ...cartSelection, total: Euros }),
  response: envelope(Type.Object({ oids: Type.Array(Oid) })),
});
