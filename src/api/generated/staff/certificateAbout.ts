// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';

export const certificateAbout = v.object({
  kind: text,
  year: integer,
  /** E.g. ATT-2026-000012 */
  number: text,
});
