// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { cents } from '../../wire/numbers.ts';
import { isoDay } from '../../wire/text.ts';

export const earlyPrice = v.object({
  until: isoDay,
  /** In cents. */
  after: cents,
});
