// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { integer } from '../../wire/numbers.ts';
import { optionalText } from '../../wire/text.ts';

export const cancelledLesson = v.object({
  nid: integer,
  /** Seconds since 1970-01-01T00:00:00Z */
  start: integer,
  /** Seconds since 1970-01-01T00:00:00Z */
  end: integer,
  place: v.fallback(optionalText, ""),
  reason: v.fallback(optionalText, ""),
});
