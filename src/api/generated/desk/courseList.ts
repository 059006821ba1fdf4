// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

export const courseList = v.object({
  title: text,
  club: v.fallback(optionalText, ""),
  sessions: v.fallback(readableOf(v.object({
    nid: integer,
    /** Seconds since 1970-01-01T00:00:00Z */
    start: integer,
    place: v.fallback(optionalText, ""),
  })), []),
  /** Who is registered, by last name */
  people: v.fallback(readableOf(v.object({
    uid: integer,
    name: text,
    age: v.fallback(v.nullable(integer), null),
    /** Comes for a trial lesson */
    trial: flag,
    /** Titles of the extras that the person took */
    extras: v.fallback(readableOf(text), []),
    /** Of the person, or of the holder of the family */
    phone: v.fallback(optionalText, ""),
  })), []),
});
