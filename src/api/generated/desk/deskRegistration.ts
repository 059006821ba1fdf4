// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { listOf, readableOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

export const deskRegistration = v.object({
  name: text,
  /** null in a preview of a new person */
  uid: v.fallback(v.nullable(integer), null),
  /** In cents. */
  total: cents,
  lines: v.fallback(readableOf(v.object({
    what: text,
    /** In cents. */
    amount: cents,
    /** What made the amount lower */
    reductions: v.fallback(readableOf(v.object({
      name: text,
      /** In cents. */
      amount: cents,
    })), []),
  })), []),
  /** Why it can’t be done, as the person would read it */
  problems: v.fallback(readableOf(text), []),
  /** What the manager can decide about the problem: let in whatever the age, or before or after the time to register, or put on the waiting list */
  may: v.fallback(v.picklist(["nothing","any-age","any-time","wait"]), "nothing"),
  /** The tariff without a free place, of which the club can raise the number; null: none */
  full: v.fallback(v.nullable(v.object({
    course: integer,
    type: v.picklist(["course","activity","ticket"]),
    /** Of the tariff in its course, from 0 */
    place: integer,
  })), null),
  /** It is for a place on the waiting list */
  waits: flag,
  /** The names of people who count as one family for the reductions, because they have one address */
  family: v.fallback(readableOf(text), []),
  /** People of the club who may be the new person; with a problem, the one who is */
  similar: v.fallback(readableOf(v.object({
    uid: integer,
    name: text,
    birthdate: v.fallback(optionalText, ""),
  })), []),
  /** The form that must be filled in first; null when every answer is there */
  questions: v.fallback(v.nullable(v.object({
    /** The sections of one form, as a server sends them. Sections that match this schema cause no diagnostics, except for what it can't say: properties that look like misspelt ones, references to missing questions, cycles, bounds that cross, patterns that could take too long, texts of one option that could be another. The engine also reads looser forms in silence where they leave no doubt: a flag as '1', '0', 'true' or 'false', a number in digits, a number or a flag for a text, a time as it is typed, a map for a list, '' or null for an absent value, an empty list for an empty object. Whatever else it can't read as it stands is a diagnostic. */
    sections: listOf(v.unknown()),
    formVersion: text,
    courses: listOf(v.object({
      nid: integer,
      title: text,
    })),
  })), null),
  /** null in a preview */
  order: v.fallback(v.nullable(integer), null),
  /** Address of the confirmation; empty without one */
  mailed: v.fallback(optionalText, ""),
});
