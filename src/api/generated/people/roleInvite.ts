// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

export const roleInvite = v.object({
  club: v.object({
    url: text,
    title: text,
  }),
  role: v.picklist(["admin","secretary","treasurer","door","teacher"]),
  /** Address that the invitation was mailed to */
  mail: v.fallback(optionalText, ""),
  /** Seconds since 1970-01-01T00:00:00Z */
  expires: integer,
});
