// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { anyText } from '../../wire/missing.ts';
import { integer } from '../../wire/numbers.ts';

export const image = v.object({
  fid: integer,
  /** What it shows, for people who don't see it */
  alt: anyText,
  /** Pixels of the original: a page reserves its place */
  width: integer,
  height: integer,
});
