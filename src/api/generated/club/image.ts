// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { integer } from '../../wire/numbers.ts';
import { optionalText } from '../../wire/text.ts';

export const image = v.object({
  fid: integer,
  /** What it shows, for people who don't see it */
  alt: v.fallback(optionalText, ""),
  /** Pixels of the original: a page reserves its place */
  width: integer,
  height: integer,
});
