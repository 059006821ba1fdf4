import { Type } from 'typebox';
import { Euros, Nid, UrlName } from '../scalars.ts';

/** What of a product can be ordered: a size, a colour. `backorder` says that it may be ordered beyond the stock. */
const ProductVariant = Type.Object({
  nid: Nid,
  title: Type.String(),
  price: Euros,
  stock: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], { description: 'null: not counted' }),
  backorder: Type.Boolean(),
});

export const Product = Type.Object({
  nid: Nid,
  url: UrlName,
  title: Type.String(),
  category: Type.String(),
  isAddressRequired: Type.Boolean({ description: 'It is sent, so the order needs an address' }),
  variants: Type.Array(ProductVariant, { minItems: 1 }),
});
