// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';

export const taughtLesson = v.object({
  nid: integer,
  /** Seconds since 1970-01-01T00:00:00Z */
  start: integer,
  /** Seconds since 1970-01-01T00:00:00Z */
  end: integer,
  shown: v.fallback(readableOf(text), []),
  substitute: v.fallback(v.nullable(v.object({
    /** The account */
    holder: integer,
    name: text,
  })), null),
});
