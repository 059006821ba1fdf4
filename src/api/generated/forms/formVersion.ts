// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';

export const formVersion = v.object({
  id: integer,
  /** Seconds since 1970-01-01T00:00:00Z */
  at: integer,
  /** Name of the manager; null where the account was erased, or nobody saved it in the browser */
  by: v.nullable(text),
  questions: integer,
});
