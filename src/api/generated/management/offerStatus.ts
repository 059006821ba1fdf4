// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { listOf, readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';

export const offerStatus = v.object({
  revision: integer,
  /** The last change, by a manager or by a command; null where nobody changed the offer */
  changed: v.nullable(v.object({
    /** Seconds since 1970-01-01T00:00:00Z */
    at: integer,
    /** Name of the manager; null: the account was erased */
    by: v.nullable(text),
    own: flag,
  })),
  /** Planned publications, the earliest first */
  planned: v.fallback(readableOf(v.object({
    id: integer,
    /** When it goes live */
    at: integer,
    /** Name of the manager; null: the account was erased */
    by: v.nullable(text),
    /** Whether the caller planned it */
    own: flag,
    sentences: v.fallback(listOf(text), []),
    /** Why it does not go live, in Dutch; empty where it waits */
    stopped: v.fallback(readableOf(text), []),
  })), []),
});
