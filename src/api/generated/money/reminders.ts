// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { listOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { text, optionalText, isoDay } from '../../wire/text.ts';

export const reminders = v.object({
  mails: listOf(v.object({
    order: integer,
    payer: text,
    to: text,
    invoices: listOf(v.object({
      number: text,
      /** The person whom it is for */
      name: text,
      /** What is asked today. In cents. */
      amount: cents,
      /** The earliest day that is over */
      due: isoDay,
      /** IBAN of the club, in groups of four; empty without one */
      account: v.fallback(optionalText, ""),
      /** Structured communication, +++000/0000/00000+++ */
      reference: text,
    })),
  })),
  held: listOf(v.object({
    payer: text,
    /** `today`: a reminder was written today. `paying`: a payment is under way */
    why: v.picklist(["today","no-address","paying"]),
  })),
  /** Payers after these, for the next call */
  more: integer,
  /** The mail of `order` as it would leave now, without its links: those are for its reader alone */
  mail: v.fallback(v.nullable(v.object({
    subject: text,
    text: text,
  })), null),
});
