// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

export const clubTeachers = v.object({
  /** Everybody with a role at the club */
  people: readableOf(v.object({
    /** The account */
    holder: integer,
    name: text,
    mail: v.fallback(optionalText, ""),
    /** Courses that the account teaches */
    courses: v.fallback(readableOf(integer), []),
  })),
  /** Courses that are not over, and after them those that ended this year or the year before, the latest first */
  courses: readableOf(v.object({
    nid: integer,
    title: text,
    /** The names that families read */
    shown: v.fallback(readableOf(text), []),
    /** End of the last lesson; null: not over */
    ended: v.fallback(v.nullable(integer), null),
  })),
});
