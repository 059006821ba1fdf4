// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { readableOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { text, optionalText, isoDay } from '../../wire/text.ts';

export const bankLine = v.object({
  id: integer,
  day: isoDay,
  /** In cents. */
  amount: cents,
  /** As the bank writes it */
  payer: v.fallback(optionalText, ""),
  /** IBAN of the payer */
  account: v.fallback(optionalText, ""),
  message: v.fallback(optionalText, ""),
  /** `sure`: the structured communication and an amount that was asked. `noted`: a manager booked it by hand. `early`: the communication names an order of a later day. `part`, `over`: less or more than what is open. `paid`: nothing is open any more. `proposal`: by amount and name. `aside`: it pays no invoice */
  match: text,
  /** The invoices that it pays, the first one first, or those that are proposed */
  invoices: v.fallback(readableOf(v.object({
    oid: integer,
    number: text,
    name: text,
    /** Name of who placed the order */
    payer: text,
    /** In cents. */
    open: cents,
    /** Credit of the order. In cents. */
    refund: v.fallback(cents, 0),
  })), []),
});
