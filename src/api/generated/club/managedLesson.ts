// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

export const managedLesson = v.object({
  nid: integer,
  /** Seconds since 1970-01-01T00:00:00Z */
  start: integer,
  /** Seconds since 1970-01-01T00:00:00Z */
  end: integer,
  place: v.fallback(optionalText, ""),
  course: v.object({
    nid: integer,
    url: text,
    title: text,
  }),
  /** People who come */
  people: integer,
  /** Names of the people who come and for whom there is no e-mail address */
  unreached: v.fallback(readableOf(text), []),
  /** null: the lesson takes place */
  cancelled: v.fallback(v.nullable(v.object({
    reason: v.fallback(optionalText, ""),
  })), null),
});
