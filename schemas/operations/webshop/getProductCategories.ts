import { Type } from 'typebox';
import { ProductCategory } from '../../entities/product.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid } from '../../scalars.ts';

export const getProductCategories = defineOperation({
  name: 'get_product_categories',
  method: 'GET',
  group: 'webshop',
  access: 'public',
  summary: 'Lists the categories of a webshop, in the order of the club.',
  request: Type.Object({ club: Nid }),
  response: envelope(Type.Array(ProductCategory)),
});
