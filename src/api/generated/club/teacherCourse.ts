// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';
import { cancelledLesson } from './cancelledLesson.ts';

export const teacherCourse = v.object({
  nid: integer,
  url: text,
  title: text,
  club: v.object({
    nid: integer,
    url: text,
    title: text,
  }),
  /** The last two sessions that have begun, all days of an activity whose attendance is not saved, and the next three sessions, the earliest first */
  sessions: readableOf(v.object({
    nid: integer,
    /** Seconds since 1970-01-01T00:00:00Z */
    start: integer,
    /** Seconds since 1970-01-01T00:00:00Z */
    end: integer,
    place: v.fallback(optionalText, ""),
    /** Whether the attendance is saved */
    saved: flag,
  })),
  /** Cancelled sessions to come, the earliest first */
  cancelled: v.fallback(readableOf(cancelledLesson), []),
});
