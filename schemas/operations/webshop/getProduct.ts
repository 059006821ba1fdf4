import { Type } from 'typebox';
import { Product } from '../../entities/product.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid } from '../../scalars.ts';

export const getProduct = defineOperation({
  name: 'get_product',
  method: 'GET',
  group: 'webshop',
  access: 'public',
  summary: 'Returns one product, by its url or number.',
  request: Type.Object({
    club: Nid,
    product: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 80 }),
  }),
  response: envelope(Product),
});
