// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';

export const certificateMails = v.object({
  mails: integer,
  /** Names of people whose family has no address */
  unreachable: v.fallback(readableOf(text), []),
});
