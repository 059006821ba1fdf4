import * as v from 'valibot';
import { flag } from '../wire/flag.ts';
import { listOf, readableOf } from '../wire/lists.ts';
import { cents, integer } from '../wire/numbers.ts';
import { readerOf } from '../wire/readerOf.ts';
import { optionalText, text } from '../wire/text.ts';

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
    /** How many there are now; undefined: not counted. */
    stock: wire.stock ?? undefined,
    /** May be ordered beyond the stock: what isn't there comes later. */
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
    isAddressRequired: flag,
    max: v.nullish(v.pipe(integer, v.minValue(1))),
    variants: v.pipe(listOf(variant), v.minLength(1)),
  }),
  v.transform(({ max, ...wire }) => ({
    ...wire,
    /** How many of it one order may have; undefined: as many as there are. */
    most: max ?? undefined,
  })),
);

const category = v.object({
  nid: integer,
  url: text,
  title: text,
  /** How many products it has. */
  count: v.fallback(v.optional(count), undefined),
});

export type ProductVariant = v.InferOutput<typeof variant>;
export type Product = v.InferOutput<typeof product>;
export type ProductCategory = v.InferOutput<typeof category>;

export const parseProduct = readerOf(product);
export const parseProducts = readerOf(readableOf(product));
export const parseProductCategories = readerOf(readableOf(category));
