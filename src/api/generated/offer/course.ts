// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { image } from '../../entities/club/image.ts';
import { flag } from '../../wire/flag.ts';
import { readableOf, mapOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';
import { courseSummary } from './courseSummary.ts';

export const course = v.object({
  ...courseSummary.entries,
  description: v.fallback(optionalText, ""),
  teachers: v.fallback(readableOf(text), []),
  /** Pictures of teachers, by name */
  teacherImages: v.fallback(mapOf(image), {}),
  /** What a participant brings along */
  bring: v.fallback(optionalText, ""),
  sessions: v.fallback(readableOf(v.object({
    nid: integer,
    /** Seconds since 1970-01-01T00:00:00Z */
    start: integer,
    /** Seconds since 1970-01-01T00:00:00Z */
    end: integer,
    place: v.fallback(optionalText, ""),
    /** Who teaches it in place of the teachers of the course; left out: those of the course */
    teachers: v.fallback(readableOf(text), []),
    /** The session is only for a trial; other backends send it */
    type: v.optional(v.unknown()),
    /** Places for people who come once, e.g. for a trial; absent: unlimited */
    availability: v.fallback(v.optional(integer), undefined),
  })), []),
  additionalServices: v.fallback(readableOf(v.object({
    nid: integer,
    title: text,
    /** In cents. */
    price: cents,
    /** null: unlimited */
    availability: v.fallback(v.optional(integer), undefined),
  })), []),
  /** People choose their places in a hall */
  hasSeatPlan: flag,
});
