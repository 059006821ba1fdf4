import * as v from 'valibot';
import { listOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';

/** A reduction by rule, so that it can be told before the cart. */
export const reduction = v.pipe(
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
