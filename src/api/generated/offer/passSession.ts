// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

export const passSession = v.object({
  nid: integer,
  course: text,
  /** Seconds since 1970-01-01T00:00:00Z */
  start: integer,
  /** Seconds since 1970-01-01T00:00:00Z */
  end: integer,
  place: v.fallback(optionalText, ""),
  turns: integer,
  /** null: no limit */
  free: v.nullable(integer),
  /** Reservation of this person */
  reservation: v.nullable(integer),
  /** Seconds since 1970-01-01T00:00:00Z */
  cancelUntil: integer,
});
