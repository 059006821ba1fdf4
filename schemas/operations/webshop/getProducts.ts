import { Type } from 'typebox';
import { Product } from '../../entities/product.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid, UrlName } from '../../scalars.ts';

export const getProducts = defineOperation({
  name: 'get_products',
  method: 'GET',
  group: 'webshop',
  access: 'public',
  summary: 'Lists the products of a webshop, or of one category.',
  request: Type.Object({ club: Nid, category: Type.Optional(UrlName) }),
  response: envelope(Type.Array(Product)),
});
