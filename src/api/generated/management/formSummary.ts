// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';
import { questionSummary } from './questionSummary.ts';

export const formSummary = v.object({
  /** Title */
  form: text,
  answers: integer,
  /** Seconds since 1970-01-01T00:00:00Z */
  first: v.fallback(v.nullable(integer), null),
  /** Seconds since 1970-01-01T00:00:00Z */
  last: v.fallback(v.nullable(integer), null),
  questions: v.fallback(readableOf(questionSummary), []),
});
