// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { integer } from '../../wire/numbers.ts';
import { creditedAmount } from './creditedAmount.ts';

export const stoppedCourse = v.object({
  /** Lessons that do not take place */
  lessons: integer,
  /** Mails that leave */
  mails: integer,
  amounts: creditedAmount,
});
