// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { readableOf } from '../../wire/lists.ts';
import { text } from '../../wire/text.ts';
import { clubSummary } from './clubSummary.ts';

export const foundClub = v.object({
  ...clubSummary.entries,
  /** The kinds of most of its courses, such as "Ballet" */
  offers: v.fallback(readableOf(text), []),
});
