// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';

export const uploadedFilm = v.object({
  /** The name by which a video of the offer has it: `films/….mp4` */
  path: text,
  /** Seconds; 0: no film, or unknown */
  duration: v.fallback(integer, 0),
});
