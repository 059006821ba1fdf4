// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

export const formAnswer = v.object({
  id: integer,
  /** Seconds since 1970-01-01T00:00:00Z */
  at: integer,
  /** For whom it was sent; empty for a visitor */
  name: v.fallback(optionalText, ""),
  cells: v.fallback(readableOf(v.object({
    column: text,
    /** Empty for files */
    text: v.fallback(optionalText, ""),
    files: v.fallback(readableOf(v.object({
      name: text,
      path: text,
    })), []),
  })), []),
});
