// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { listOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';

export const offerPublication = v.object({
  id: integer,
  /** Seconds since 1970-01-01T00:00:00Z */
  at: integer,
  /** Name of the manager; null: the account was erased */
  by: v.nullable(text),
  /** Until when it can be taken back; null for all but the last one, and where its mails have left */
  undoUntil: v.nullable(integer),
  sentences: v.fallback(listOf(text), []),
  /** People whose mail about changed lessons would not leave */
  unmailed: v.fallback(integer, 0),
});
