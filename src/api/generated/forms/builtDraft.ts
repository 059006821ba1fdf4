// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';

export const builtDraft = v.object({
  draft: text,
  /** Counts the changes of the draft, in all windows of the manager */
  revision: integer,
  /** Seconds since 1970-01-01T00:00:00Z */
  at: integer,
});
