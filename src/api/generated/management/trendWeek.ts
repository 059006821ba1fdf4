// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { integer } from '../../wire/numbers.ts';
import { isoDay } from '../../wire/text.ts';

export const trendWeek = v.object({
  /** Its first day in this season */
  day: isoDay,
  /** null for a week to come */
  now: v.fallback(v.nullable(integer), null),
  before: integer,
});
