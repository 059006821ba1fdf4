// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { listOf, readableOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

const lessonsPart = v.object({
  total: integer,
  left: integer,
});

export const courseStop = v.object({
  /** Of the course */
  title: text,
  /** All lessons of the course, and those that would not take place */
  lessons: lessonsPart,
  /** People on a waiting list, who leave it */
  waiting: integer,
  /** Turns of passes that go back to their cards */
  turns: integer,
  /** By name */
  registrations: listOf(v.object({
    registration: integer,
    name: text,
    tariff: v.fallback(optionalText, ""),
    /** The lessons since the first one of the person, and those that are lost */
    lessons: lessonsPart,
    /** What it cost, and is not credited yet. In cents. */
    most: cents,
    /** The share of the lessons that are lost. In cents. */
    proposal: cents,
  })),
  /** Certificates about these registrations, which are no longer true afterwards */
  certificates: v.fallback(readableOf(v.object({
    kind: text,
    /** E.g. ATT-2026-000012 */
    number: text,
  })), []),
});
