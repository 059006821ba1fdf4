// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { participant } from '../../entities/club/participant.ts';
import { listOf } from '../../wire/lists.ts';
import { anyText } from '../../wire/missing.ts';
import { integer } from '../../wire/numbers.ts';
import { orNull } from '../../wire/orNull.ts';
import { text } from '../../wire/text.ts';

const clubPart = v.object({
  nid: integer,
  url: text,
  title: text,
});

const previousPart = v.object({
  nid: integer,
  /** Seconds since 1970-01-01T00:00:00Z */
  start: integer,
});

export const teacherSession = v.object({
  nid: integer,
  /** Seconds since 1970-01-01T00:00:00Z */
  start: integer,
  /** Seconds since 1970-01-01T00:00:00Z */
  end: integer,
  place: anyText,
  club: clubPart,
  course: clubPart,
  previous: orNull(previousPart),
  next: orNull(previousPart),
  /** Version of the attendance sheet; a save names the version that it changes */
  version: integer,
  /** Account that last saved the attendance */
  saved: orNull(v.object({
    /** '' if the account was erased */
    by: anyText,
    /** Seconds since 1970-01-01T00:00:00Z */
    at: integer,
  })),
  /** Participants, sorted by name */
  participants: listOf(participant),
});
