// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { calendarSession } from './calendarSession.ts';

export const calendar = v.object({
  sessions: readableOf(calendarSession),
  /** Start of the first session after the period; null: there is none */
  next: v.fallback(v.nullable(integer), null),
});
