// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

export const participant = v.object({
  uid: integer,
  name: text,
  /** Age in years on the day of the session; null: unknown */
  age: v.fallback(v.nullable(integer), null),
  trial: flag,
  /** Titles of the extras that the participant took */
  extras: v.fallback(readableOf(text), []),
  /** Own number of the participant; '': none */
  phone: v.fallback(optionalText, ""),
  /** Holder of the account; null: the participant */
  parent: v.fallback(v.nullable(v.object({
    name: text,
    phone: v.fallback(optionalText, ""),
  })), null),
  /** The parents beside the holder */
  other_parents: v.fallback(readableOf(v.object({
    name: text,
    phone: v.fallback(optionalText, ""),
  })), []),
  /** Answers to the questions that the club marked for its teachers */
  answers: v.fallback(readableOf(v.object({
    question: text,
    answer: text,
    /** Whether it concerns the health and says that there is something */
    alert: flag,
    /** When the family changed it after the registration */
    changed: v.fallback(v.nullable(integer), null),
  })), []),
  /** The family reported an absence. Until the teacher decides, `attendance` is then excused */
  reported: flag,
  attendance: v.fallback(v.nullable(v.picklist(["present","absent","excused"])), null),
});
