// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';
import { parentInvite } from './parentInvite.ts';
import { sharing } from './sharing.ts';

export const parents = v.object({
  parents: readableOf(v.object({
    uid: integer,
    name: text,
    mail: v.fallback(optionalText, ""),
    /** When this parent came to the family; null: the holder, who was there first */
    since: v.fallback(v.nullable(integer), null),
    /** Until when the caller may undo the coming of this parent; null: the caller may not */
    removable_until: v.fallback(v.nullable(integer), null),
  })),
  invites: v.fallback(readableOf(parentInvite), []),
  shared: v.fallback(readableOf(sharing), []),
  /** Members of the household whom another household can share; empty for who may not invite. A family that is full can still share them */
  shareable: v.fallback(readableOf(v.object({
    uid: integer,
    /** First name */
    name: text,
  })), []),
  can_invite: flag,
});
