// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { cents, integer } from '../../wire/numbers.ts';

export const bankLineCounts = v.object({
  sure: integer,
  check: integer,
  proposal: integer,
  unknown: integer,
  aside: integer,
  /** Sum of the `sure` ones. In cents. */
  sureAmount: cents,
});
