// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text, isoDay, clock } from '../../wire/text.ts';

export const offerEditor = v.object({
  version: text,
  revision: v.fallback(integer, 0),
  /** A club file (`schemas/club-file.schema.json`) without `questions` and `forms`. `file` of a picture is its fid as text */
  file: v.optional(v.unknown()),
  draft: v.nullable(v.object({
    draft: text,
    /** Counts the changes of the draft, in all windows of the manager */
    revision: integer,
    /** Seconds since 1970-01-01T00:00:00Z */
    at: integer,
  })),
  /** Who published this offer in the last day; null where nobody did */
  saved: v.nullable(v.object({
    /** Seconds since 1970-01-01T00:00:00Z */
    at: integer,
    by: text,
    own: flag,
  })),
  /** Whether this installation sends reminders by itself (REMINDERS=on) */
  reminds: v.fallback(flag, false),
  /** Lessons that were cancelled or moved one by one, as they were planned */
  changedLessons: v.fallback(readableOf(v.object({
    course: integer,
    nid: integer,
    day: isoDay,
    from: clock,
    to: clock,
    untilDay: v.fallback(v.optional(isoDay), undefined),
    place: v.fallback(v.optional(text), undefined),
    guestCapacity: v.fallback(v.optional(integer), undefined),
  })), []),
  /** The asked publication that is planned: the offer that it began with, and as it will be */
  planned: v.fallback(v.optional(v.object({
    id: integer,
    /** A club file (`schemas/club-file.schema.json`) without `questions` and `forms`. `file` of a picture is its fid as text */
    base: v.optional(v.unknown()),
    /** A club file (`schemas/club-file.schema.json`) without `questions` and `forms`. `file` of a picture is its fid as text */
    file: v.optional(v.unknown()),
  })), undefined),
});
