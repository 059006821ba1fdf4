import { Type } from 'typebox';
import { KeptCart } from '../../entities/keptCart.ts';
import { defineOperation, envelope } from '../../operation.ts';

export const getCarts = defineOperation({
  name: 'get_carts',
  method: 'GET',
  group: 'orders',
  access: 'user',
  summary:
    'Lists the kept carts of the caller and family at every club, so that a cart follows the account to another device. An emptied or ordered cart is listed too.',
  request: Type.Object({}),
  response: envelope(Type.Array(KeptCart)),
});
