// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { readableOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

export const clubAction = v.object({
  id: integer,
  /** Seconds since 1970-01-01T00:00:00Z */
  at: integer,
  /** Name of who did it; null where the account was erased */
  by: v.nullable(text),
  action: text,
  /** The course with its tariff, the line, or the number of the invoice; may be empty */
  what: v.fallback(optionalText, ""),
  /** The changes of a published offer, in Dutch */
  sentences: v.fallback(readableOf(text), []),
  /** The person whom it was about */
  name: v.fallback(optionalText, ""),
  /** The changed answers that are still kept */
  changes: v.fallback(readableOf(v.object({
    question: text,
    /** The earlier answer, empty where there was none; null: about health, which is not kept */
    before: v.nullable(text),
  })), []),
  mail: v.fallback(optionalText, ""),
  reason: v.fallback(optionalText, ""),
  /** Of a payment, or of what was given back. In cents. */
  amount: v.fallback(cents, 0),
  /** In cents. */
  credited: v.fallback(cents, 0),
  /** In cents. */
  refunded: v.fallback(cents, 0),
  /** In cents. */
  byHand: v.fallback(cents, 0),
});
