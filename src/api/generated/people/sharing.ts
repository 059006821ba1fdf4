// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

export const sharing = v.object({
  /** `given`: children of the own household; `received`: children of the other household */
  direction: v.picklist(["given","received"]),
  uid: integer,
  /** The parent of the other household; for `received` its holder */
  name: text,
  mail: v.fallback(optionalText, ""),
  children: readableOf(v.object({
    uid: integer,
    /** First name */
    name: text,
  })),
  /** Seconds since 1970-01-01T00:00:00Z */
  since: integer,
  /** Until when the caller may undo it by `remove_parent`; null: the caller may not */
  removable_until: v.fallback(v.nullable(integer), null),
  /** Whether the caller may end it by `leave_family` with one of the children */
  can_leave: flag,
});
