// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

export const followedInvite = v.object({
  /** `guardian`: a minor asks somebody to become the guardian */
  kind: v.fallback(v.picklist(["parent","guardian"]), "parent"),
  inviter: text,
  /** The name of the guardian as the minor gave it, for a new account */
  guardian: v.fallback(v.optional(v.object({
    fname: text,
    lname: text,
  })), undefined),
  /** `family`: the caller becomes a parent of the family; `children`: the households stay apart, and share `members` alone. A visitor with a family gets the other answer after the login */
  way: v.fallback(v.picklist(["family","children"]), "family"),
  /** First names of the members, without the parents, or of the children who will be shared; the minor who asks comes first */
  members: v.fallback(readableOf(text), []),
  /** Address that the invitation was mailed to */
  mail: v.fallback(optionalText, ""),
  /** Seconds since 1970-01-01T00:00:00Z */
  expires: integer,
  /** `already-there`: a parent of this family; `has-parent`: a member of a family; `other-family`: has a family, and there is no child to share; `full`: the family has its parents by now; `nothing-left`: the children have two households by now; `unconfirmed`: nobody confirmed the address of the account, and the code went to another address; `not-needed`: the minor is 16 by now; null: none, or no caller */
  obstacle: v.fallback(v.nullable(v.picklist(["already-there","has-parent","other-family","minor","full","nothing-left","unconfirmed","not-needed"])), null),
});
