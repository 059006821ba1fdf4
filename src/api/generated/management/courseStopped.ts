// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { optionalText, isoDay } from '../../wire/text.ts';

export const courseStopped = v.object({
  /** The first day without lessons */
  from: isoDay,
  /** As a manager wrote it for the families */
  reason: v.fallback(optionalText, ""),
});
