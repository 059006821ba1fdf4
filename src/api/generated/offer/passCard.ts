// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText, isoDay } from '../../wire/text.ts';

export const passCard = v.object({
  id: integer,
  label: text,
  /** Turns */
  credit: integer,
  /** Last valid day; null: no end */
  validUntil: v.nullable(isoDay),
  /** Content of the QR code, exactly; empty for none */
  code: v.fallback(optionalText, ""),
});
