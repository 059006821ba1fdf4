// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

export const passMove = v.object({
  id: integer,
  card: integer,
  label: text,
  reason: v.fallback(v.nullable(v.picklist(["bought","reloaded","reserved","cancelled","paid","revoked"])), null),
  /** Change of the credit; positive: added */
  turns: integer,
  /** Turns */
  credit: integer,
  /** Seconds since 1970-01-01T00:00:00Z */
  at: integer,
  course: v.fallback(optionalText, ""),
  /** Seconds since 1970-01-01T00:00:00Z */
  session: v.fallback(v.nullable(integer), null),
});
