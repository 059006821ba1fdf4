// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { participant } from '../../entities/club/participant.ts';
import { listOf, readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

const clubPart = v.object({
  nid: integer,
  url: text,
  title: text,
});

export const teacherSession = v.object({
  nid: integer,
  /** Seconds since 1970-01-01T00:00:00Z */
  start: integer,
  /** Seconds since 1970-01-01T00:00:00Z */
  end: integer,
  place: v.fallback(optionalText, ""),
  club: clubPart,
  course: clubPart,
  previous: v.fallback(v.nullable(v.object({
    nid: integer,
    /** Seconds since 1970-01-01T00:00:00Z */
    start: integer,
  })), null),
  next: v.fallback(v.nullable(v.object({
    nid: integer,
    /** Seconds since 1970-01-01T00:00:00Z */
    start: integer,
  })), null),
  /** Version of the attendance sheet; a save names the version that it changes */
  version: integer,
  /** Account that last saved the attendance */
  saved: v.fallback(v.nullable(v.object({
    /** '' if the account was erased */
    by: v.fallback(optionalText, ""),
    /** Seconds since 1970-01-01T00:00:00Z */
    at: integer,
  })), null),
  /** Participants, sorted by name */
  participants: listOf(participant),
  /** Names of the participants for whom there is no e-mail address */
  unreached: v.fallback(readableOf(text), []),
});
