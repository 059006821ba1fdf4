// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { anyText } from '../../wire/missing.ts';
import { integer } from '../../wire/numbers.ts';
import { orNull } from '../../wire/orNull.ts';
import { text } from '../../wire/text.ts';

export const participant = v.object({
  uid: integer,
  name: text,
  /** Age in years on the day of the session; null: unknown */
  age: orNull(integer),
  trial: flag,
  /** Holder of the account; null: the participant */
  parent: orNull(v.object({
    name: text,
    phone: anyText,
  })),
  /** The parents beside the holder */
  other_parents: v.fallback(readableOf(v.object({
    name: text,
    phone: anyText,
  })), []),
  /** Answers to the questions that the club marked for its teachers */
  answers: v.fallback(readableOf(v.object({
    question: text,
    answer: text,
    /** Whether it concerns the health and says that there is something */
    alert: flag,
    /** When the family changed it after the registration */
    changed: orNull(integer),
  })), []),
  /** The family reported an absence. Until the teacher decides, `attendance` is then excused */
  reported: flag,
  attendance: orNull(v.picklist(["present","absent","excused"])),
});
