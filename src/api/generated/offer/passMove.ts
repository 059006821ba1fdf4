// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { anyText } from '../../wire/missing.ts';
import { integer } from '../../wire/numbers.ts';
import { orNull } from '../../wire/orNull.ts';
import { text } from '../../wire/text.ts';

export const passMove = v.object({
  id: integer,
  card: integer,
  label: text,
  reason: orNull(v.picklist(["bought","reloaded","reserved","cancelled","paid","revoked"])),
  /** Change of the credit; positive: added */
  turns: integer,
  /** Turns */
  credit: integer,
  /** Seconds since 1970-01-01T00:00:00Z */
  at: integer,
  course: anyText,
  /** Seconds since 1970-01-01T00:00:00Z */
  session: orNull(integer),
});
