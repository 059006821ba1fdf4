// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';

export const teachingHours = v.object({
  /** The account */
  holder: integer,
  name: text,
  lessons: integer,
  /** Lessons as a substitute */
  substituted: v.fallback(integer, 0),
  minutes: integer,
});
