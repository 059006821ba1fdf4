// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { listOf, readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

export const doorState = v.object({
  tickets: integer,
  used: readableOf(v.object({
    ticket: text,
    uses: listOf(v.object({
      /** Seconds since 1970-01-01T00:00:00Z */
      at: integer,
      device: text,
      by: v.fallback(optionalText, ""),
    })),
  })),
  /** Scans whose ticket is none of this event */
  refused: listOf(text),
  /** People who are in at a lesson, and whose passes had no turn left when the server heard of it */
  short: v.fallback(listOf(text), []),
});
