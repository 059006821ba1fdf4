import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { listOf, readableOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { optionalText, text } from '../../wire/text.ts';
import { image } from '../club/image.ts';

const count = v.pipe(integer, v.toMinValue(0));

const variant = v.pipe(
  v.object({
    nid: integer,
    title: v.fallback(optionalText, ''),
    price: cents,
    stock: v.nullish(count),
    backorder: flag,
  }),
  v.transform((wire) => ({
    nid: wire.nid,
    title: wire.title,
    /** Cents. */
    price: wire.price,
    /** Number in stock; undefined when the stock isn't counted. */
    stock: wire.stock ?? undefined,
    /** More than the stock may be ordered: the rest is delivered later. */
    allowsBackorder: wire.backorder,
  })),
);

export const product = v.pipe(
  v.object({
    nid: integer,
    url: text,
    title: text,
    description: v.fallback(optionalText, ''),
    category: v.fallback(optionalText, ''),
    image: v.fallback(v.optional(image), undefined),
    isAddressRequired: flag,
    max: v.nullish(v.pipe(integer, v.minValue(1))),
    variants: v.pipe(listOf(variant), v.minLength(1)),
  }),
  v.transform(({ max, ...wire }) => ({
    ...wire,
    /** Maximum quantity of one variant in an order; undefined when there is none. */
    most: max ?? undefined,
  })),
);

const category = v.object({
  nid: integer,
  url: text,
  title: text,
  /** Number of products in the category. */
  count: v.fallback(v.optional(count), undefined),
});

export type ProductVariant = v.InferOutput<typeof variant>;
export type Product = v.InferOutput<typeof product>;
export type ProductCategory = v.InferOutput<typeof category>;

export const parseProduct = readerOf(product);
export const parseProducts = readerOf(readableOf(product));
export const parseProductCategories = readerOf(readableOf(category));
