// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

export const lessonChange = v.object({
  id: integer,
  lesson: integer,
  club: integer,
  /** Seconds since 1970-01-01T00:00:00Z */
  at: integer,
  /** Name; null: the account was erased */
  by: v.nullable(text),
  /** What changed, in Dutch */
  what: v.fallback(optionalText, ""),
  /** People whose families get a mail */
  people: integer,
  /** Seconds since 1970-01-01T00:00:00Z */
  undo_until: integer,
});
