// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { cents, integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';

export const agedMoney = v.object({
  age: text,
  /** In cents. */
  amount: v.fallback(cents, 0),
  invoices: v.fallback(integer, 0),
});
