// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { listOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

export const recordLink = v.object({
  kind: v.picklist(["claim","merge"]),
  /** Title of the club */
  club: text,
  /** The address that the link was mailed to */
  mail: v.fallback(optionalText, ""),
  /** For `merge`: the record that stays, and the one that goes */
  people: listOf(v.object({
    name: text,
    /** YYYY-MM-DD; empty when unknown */
    birthdate: v.fallback(optionalText, ""),
  })),
  /** Seconds since 1970-01-01T00:00:00Z */
  expires: integer,
});
