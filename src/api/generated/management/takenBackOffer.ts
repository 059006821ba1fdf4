// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { integer } from '../../wire/numbers.ts';

export const takenBackOffer = v.object({
  /** Changed parts and pictures */
  changes: integer,
  /** People who would have had a mail */
  unmailed: integer,
});
