import { Type } from 'typebox';
import { Product, ProductCategory } from '../entities/offer/product.ts';
import { envelope, operationsOf } from '../operation.ts';
import { Nid, UrlName } from '../scalars.ts';

export const webshopOperations = operationsOf('webshop', {
  get_product_categories: {
    method: 'GET',
    access: 'public',
    summary: 'Lists the categories of a webshop, in the order of the club.',
    request: Type.Object({ club: Nid }),
    response: envelope(Type.Array(ProductCategory)),
  },
  get_products: {
    method: 'GET',
    access: 'public',
    summary: 'Lists the products of a webshop, or of one category.',
    request: Type.Object({ club: Nid, category: Type.Optional(UrlName) }),
    response: envelope(Type.Array(Product)),
  },
  get_product: {
    method: 'GET',
    access: 'public',
    summary: 'Returns one product, by its url or number.',
    request: Type.Object({
      club: Nid,
      product: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 80 }),
    }),
    response: envelope(Product),
  },
});
