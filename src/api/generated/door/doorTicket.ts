// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { listOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

export const doorTicket = v.object({
  id: text,
  /** A person has several cards */
  hashes: listOf(text),
  name: text,
  tariff: v.fallback(optionalText, ""),
  /** Stand, row and seat; empty without a place in a hall */
  place: v.fallback(optionalText, ""),
  /** `empty`: no pass has enough turns left; `full`: the lesson has no place for another guest */
  state: text,
  /** Turns left on passes that are valid that day; null: comes in without one */
  turns: v.fallback(v.nullable(integer), null),
  /** Tickets that were bought in one checkout have the same number. It counts within this list alone; null: of no order */
  group: v.fallback(v.nullable(integer), null),
});
