import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Euros, Nid, Oid } from '../../scalars.ts';
import { cartSelection } from './cartSelection.ts';

export const placeOrder = defineOperation({
  name: 'place_order',
  method: 'POST',
  group: 'orders',
  access: 'user',
  commits: true,
  summary:
    'Orders a cart with the chosen places in a hall, all or nothing. A total that differs from the shown one is refused with the new total. A full tariff joins its waiting list, if that is open: with `waiting`, only where the person knows it.',
  idempotent: true,
  request: Type.Object({
    ...cartSelection,
    total: Euros,
    waiting: Type.Optional(
      Type.Array(Nid, {
        maxItems: 100,
        uniqueItems: true,
        description:
          'The tariffs that the person saw on a waiting list. Any other full tariff is refused with `place-lost`. Without it, only a changed total is refused',
      }),
    ),
    checkout: Type.Optional(
      Type.Unsafe<number>({
        ...Oid,
        description: 'First order of the same checkout: the orders then share their reference and their mail',
      }),
    ),
    more: Type.Optional(
      Type.Boolean({
        description:
          'Whether a next cart of the checkout follows: the mail waits for it, two minutes at most',
      }),
    ),
  }),
  response: envelope(Type.Object({ oids: Type.Array(Oid) })),
});
