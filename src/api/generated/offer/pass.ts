// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { cents, integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';

export const pass = v.object({
  pass: integer,
  label: text,
  /** Turns */
  credit: integer,
  /** In cents. */
  price: cents,
});
