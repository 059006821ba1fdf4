// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { integer } from '../../wire/numbers.ts';

export const reservation = v.object({
  /** Seconds since 1970-01-01T00:00:00Z */
  now: integer,
  /** Earliest end of a hold; null: nothing is held */
  expires: v.nullish(integer),
  /** Number of extensions that remain */
  extensions_left: v.fallback(integer, 0),
});
