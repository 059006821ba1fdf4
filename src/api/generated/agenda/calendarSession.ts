// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

const clubPart = v.object({
  nid: integer,
  url: text,
  title: text,
});

export const calendarSession = v.object({
  nid: integer,
  uid: integer,
  /** Full name of the participant */
  name: text,
  /** Reason of attendance */
  kind: v.fallback(v.picklist(["registration","trial","pass","ticket"]), "registration"),
  /** Seconds since 1970-01-01T00:00:00Z */
  start: integer,
  /** Seconds since 1970-01-01T00:00:00Z */
  end: integer,
  place: v.fallback(optionalText, ""),
  /** Who teaches it in place of the teachers of the course; left out: those of the course */
  teachers: v.fallback(readableOf(text), []),
  club: clubPart,
  course: clubPart,
  /** Number of tickets of the participant; 0: none needed */
  tickets: v.fallback(integer, 0),
  /** Number of this day in an activity of several days; null: no such activity */
  day: v.fallback(v.nullable(v.object({
    number: integer,
    of: integer,
  })), null),
});
