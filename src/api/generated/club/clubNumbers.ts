// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text, isoDay } from '../../wire/text.ts';
import { agedMoney } from './agedMoney.ts';
import { courseNumbers } from './courseNumbers.ts';

export const clubNumbers = v.object({
  courses: readableOf(courseNumbers),
  /** `2026-2027` */
  season: v.object({
    now: text,
    before: text,
  }),
  weeks: readableOf(v.object({
    /** Its first day in this season */
    day: isoDay,
    /** null for a week to come */
    now: v.fallback(v.nullable(integer), null),
    before: integer,
  })),
  open: readableOf(agedMoney),
});
