import * as v from 'valibot';
import { product as wireProduct } from '../../generated/offer/product.ts';
import { productCategory } from '../../generated/offer/productCategory.ts';
import { readableOf } from '../../wire/lists.ts';
import { readerOf } from '../../wire/readerOf.ts';

export const product = v.pipe(
  wireProduct,
  v.check(({ variants, max }) => variants.length > 0 && (max ?? 1) > 0),
  v.transform(({ max, variants, ...wire }) => ({
    ...wire,
    /** Maximum quantity of one variant in an order; undefined when there is none. */
    most: max ?? undefined,
    variants: variants.map(({ stock, backorder, ...variant }) => ({
      ...variant,
      /** Number in stock; undefined when the stock isn't counted. */
      stock: typeof stock === 'number' ? Math.max(stock, 0) : undefined,
      /** More than the stock may be ordered: the rest is delivered later. */
      allowsBackorder: backorder,
    })),
  })),
);

export type Product = v.InferOutput<typeof product>;
export type ProductVariant = Product['variants'][number];
export type ProductCategory = v.InferOutput<typeof productCategory>;

export const parseProduct = readerOf(product);
export const parseProducts = readerOf(readableOf(product));
export const parseProductCategories = readerOf(readableOf(productCategory));
