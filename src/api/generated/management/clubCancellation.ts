// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { cents } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';

export const clubCancellation = v.object({
  /** Amount of the credit note; 0: there is none. In cents. */
  credited: cents,
  /** Part of `credited` that nobody has to pay any more. In cents. */
  lapses: cents,
  /** Part that goes back by way of the payment provider. In cents. */
  refunded: cents,
  /** Part that the club must give back itself. In cents. */
  byHand: cents,
  /** Turns of a pass paid in this order: the club gives back turns and money itself */
  prepaid: flag,
  /** Certificates about the registration, which are no longer true */
  certificates: v.fallback(readableOf(v.object({
    kind: text,
    /** E.g. ATT-2026-000012 */
    number: text,
  })), []),
});
