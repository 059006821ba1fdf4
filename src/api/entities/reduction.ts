import * as v from 'valibot';
import { listOf, readableOf } from '../wire/lists.ts';
import { cents, integer } from '../wire/numbers.ts';
import { readerOf } from '../wire/readerOf.ts';
import { text } from '../wire/text.ts';

/** A reduction by rule, so that it can be told before the cart. */
const reduction = v.pipe(
  v.object({
    for: v.picklist(['next-family-member', 'next-course']),
    from: integer,
    percentage: v.fallback(v.optional(integer), undefined),
    amount: v.fallback(v.optional(cents), undefined),
    courses: v.fallback(v.optional(listOf(text)), undefined),
  }),
  v.check(({ percentage, amount }) => percentage !== undefined || amount !== undefined),
);
export type Reduction = v.InferOutput<typeof reduction>;

export const parseReductions = readerOf(readableOf(reduction));
