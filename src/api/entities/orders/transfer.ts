import * as v from 'valibot';
import { cents } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';

/** The transfer that a club asks for today; undefined where it asks for none. */
export const transfer = v.fallback(
  v.optional(
    v.pipe(
      v.object({
        to: text,
        iban: text,
        amount: cents,
        reference: text,
        codeLine: v.fallback(v.picklist(['free', 'structured']), 'free'),
      }),
      v.transform(({ amount, ...wire }) => ({ ...wire, amountCents: amount })),
    ),
  ),
  undefined,
);
