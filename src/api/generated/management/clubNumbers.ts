// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { readableOf } from '../../wire/lists.ts';
import { text } from '../../wire/text.ts';
import { agedMoney } from './agedMoney.ts';
import { courseNumbers } from './courseNumbers.ts';
import { trendWeek } from './trendWeek.ts';

export const clubNumbers = v.object({
  courses: readableOf(courseNumbers),
  /** `2026-2027` */
  season: v.object({
    now: text,
    before: text,
  }),
  weeks: readableOf(trendWeek),
  open: readableOf(agedMoney),
});
