import { type Static, Type } from 'typebox';
import { exact, maybe, or } from '../../reading.ts';
import { Euros, Nid, UrlName } from '../../scalars.ts';
import { Image } from '../club/image.ts';

/** A variant of a product that can be ordered: a size, a colour. `backorder` allows orders beyond the stock. */
const ProductVariant = Type.Object({
  nid: Nid,
  title: or(Type.String(), ''),
  price: Euros,
  stock: exact(
    maybe(Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], { description: 'null: not counted' })),
  ),
  backorder: Type.Boolean(),
});

export const Product = Type.Object({
  nid: Nid,
  url: UrlName,
  title: Type.String(),
  description: or(Type.String(), ''),
  category: or(Type.String(), ''),
  image: Type.Optional(Image),
  isAddressRequired: Type.Boolean({ description: 'The product is shipped, so the order needs an address' }),
  max: exact(
    maybe(
      Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], {
        description: 'Maximum quantity per order',
      }),
    ),
  ),
  variants: Type.Array(ProductVariant, { minItems: 1 }),
});
export type Product = Static<typeof Product>;

export const ProductCategory = Type.Object({
  nid: Nid,
  url: UrlName,
  title: Type.String(),
  count: maybe(Type.Integer({ minimum: 0, description: 'Number of products in the category' })),
});
export type ProductCategory = Static<typeof ProductCategory>;
