// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { image } from '../../entities/club/image.ts';
import { flag } from '../../wire/flag.ts';
import { listOf } from '../../wire/lists.ts';
import { maybe, anyText } from '../../wire/missing.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';

export const product = v.object({
  nid: integer,
  url: text,
  title: text,
  description: anyText,
  category: anyText,
  image: maybe(image),
  /** The product is shipped, so the order needs an address */
  isAddressRequired: flag,
  /** Maximum quantity per order */
  max: v.nullish(integer),
  variants: listOf(v.object({
    nid: integer,
    title: anyText,
    /** In cents. */
    price: cents,
    /** null: not counted */
    stock: v.nullish(integer),
    backorder: flag,
  })),
});
