// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';

export const parentInvite = v.object({
  id: integer,
  mail: text,
  /** Seconds since 1970-01-01T00:00:00Z */
  sent: integer,
  /** Seconds since 1970-01-01T00:00:00Z */
  expires: integer,
  /** Whether it invites to the whole family; otherwise it is about `children` alone */
  for_family: v.optional(flag, true),
  /** The children whom somebody with an own family will share */
  children: v.fallback(readableOf(v.object({
    uid: integer,
    /** First name */
    name: text,
  })), []),
});
