// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';

export const messageReaders = v.object({
  /** People whom the message is for, minors among them */
  people: integer,
  /** Addresses that get it, each once: those of the parents for a minor */
  addresses: integer,
  /** Names of people without an address, 100 at most */
  unreached: v.fallback(readableOf(text), []),
  /** People who get no mail because they asked for none. A newsletter leaves them out; another message is in the portal alone */
  left_out: v.fallback(integer, 0),
});
