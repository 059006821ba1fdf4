// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { listOf, readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';

export const offerPlan = v.object({
  changes: listOf(v.object({
    is: v.picklist(["added","changed","removed"]),
    /** The course that it is about, if that exists already */
    course: v.nullable(integer),
    sentence: text,
    /** The changed fields, each as it was and as it will be */
    lines: v.fallback(readableOf(text), []),
    /** How many people are registered; empty for none */
    people: text,
  })),
  /** Parts that only stand in another order */
  moved: integer,
  /** People who get a mail about changed lessons */
  mails: v.object({
    people: integer,
    /** Whether `mailsTo` must say that so many people may be mailed */
    needsWord: flag,
    courses: v.fallback(readableOf(v.object({
      title: text,
      people: integer,
    })), []),
  }),
  /** Courses whose lessons move only where the request names them */
  reschedules: v.fallback(readableOf(v.object({
    /** Its url */
    course: text,
    message: text,
  })), []),
  /** What is not taken over and why, and which planned publication it meets */
  notes: v.fallback(readableOf(text), []),
  /** Why the offer can not be published, in Dutch */
  faults: v.fallback(readableOf(v.object({
    /** Place in the file, such as courses[2].tariffs[0].price; empty for none */
    path: text,
    /** The same place in words */
    place: text,
    message: text,
  })), []),
  /** Until when it can be taken back; null where nothing was published */
  undoUntil: v.nullable(integer),
});
