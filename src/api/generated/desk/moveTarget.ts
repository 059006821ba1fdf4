// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';

export const moveTarget = v.object({
  tariff: integer,
  course: text,
  title: text,
  /** Above 0: more to pay; below 0: a credit note. In cents. */
  difference: cents,
  /** Free places; null: no limit */
  free: v.fallback(v.nullable(integer), null),
  /** The age of the person does not fit */
  age: flag,
  /** The prices differ, and the club settles that by hand */
  byHand: flag,
  /** The course asks questions that nobody answered yet */
  asks: flag,
  /** Certificates about the registration that a move ends, the same for each target: they are no longer true afterwards */
  certificates: v.fallback(readableOf(v.object({
    kind: text,
    /** E.g. ATT-2026-000012 */
    number: text,
  })), []),
});
