// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

export const clubRoles = v.object({
  holders: readableOf(v.object({
    /** The account */
    holder: integer,
    name: text,
    mail: v.fallback(optionalText, ""),
    role: text,
    /** It is the caller */
    own: flag,
  })),
  invites: readableOf(v.object({
    invite: integer,
    mail: text,
    role: text,
    /** Seconds since 1970-01-01T00:00:00Z */
    expires: integer,
  })),
});
