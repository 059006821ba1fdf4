// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { listOf } from '../../wire/lists.ts';
import { cents } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';

export const bookedTransfer = v.object({
  /** The invoices that the amount paid for, the one that was named first */
  invoices: listOf(v.object({
    number: text,
    /** In cents. */
    amount: cents,
    /** In cents. */
    open: cents,
  })),
});
