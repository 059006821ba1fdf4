// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { cents } from '../../wire/numbers.ts';
import { isoDay } from '../../wire/text.ts';

export const moneyStanding = v.object({
  /** In cents. */
  total: cents,
  /** In cents. */
  paid: cents,
  /** In cents. */
  credited: v.fallback(cents, 0),
  /** Unpaid amount, due today or later. In cents. */
  open: cents,
  /** Overdue part of `open`. In cents. */
  overdue: v.fallback(cents, 0),
  /** Part of `open` that the family got twice: from the club, and from the bank as well. In cents. */
  reclaim: v.fallback(cents, 0),
  /** Amount to refund: paid, but no longer owed. In cents. */
  refund: v.fallback(cents, 0),
  /** Amount of a payment by redirect_to_mollie_payment with `early`; 0: nothing is open. In cents. */
  payable: v.fallback(cents, 0),
  /** Last day to pay the first open instalment; null: no open instalment, or no day is set */
  due: v.fallback(v.nullable(isoDay), null),
  /** Last attempt to pay online. left: its checkout is open, or was closed halfway; in-bank: the payer did their part, and the bank has yet to say how it ended */
  attempt: v.fallback(v.optional(v.picklist(["none","left","in-bank","failed","cancelled"])), undefined),
});
