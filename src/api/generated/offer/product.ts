// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { image } from '../../entities/club/image.ts';
import { flag } from '../../wire/flag.ts';
import { listOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

export const product = v.object({
  nid: integer,
  url: text,
  title: text,
  description: v.fallback(optionalText, ""),
  category: v.fallback(optionalText, ""),
  image: v.fallback(v.optional(image), undefined),
  /** The product is shipped, so the order needs an address */
  isAddressRequired: flag,
  /** Maximum quantity per order */
  max: v.nullish(integer),
  variants: listOf(v.object({
    nid: integer,
    title: v.fallback(optionalText, ""),
    /** In cents. */
    price: cents,
    /** null: not counted */
    stock: v.nullish(integer),
    backorder: flag,
  })),
});
