// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';

export const calendarFeed = v.object({
  /** The address that this call made. It needs no login: whoever knows it sees the sessions. It is given once, because the server keeps only its hash. null: this call made none */
  address: v.nullable(text),
  /** When each address that works was made, the last first */
  since: v.fallback(readableOf(integer), []),
});
