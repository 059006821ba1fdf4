// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { text, isoDay } from '../../wire/text.ts';

export const dueInvoice = v.object({
  oid: integer,
  uid: integer,
  name: text,
  club: v.object({
    nid: integer,
    url: text,
    title: text,
  }),
  /** Amount of a payment now: what is due today or earlier, or else the part that is due within 14 days. In cents. */
  due: cents,
  /** Last day to pay; null: the club has set none */
  payBy: v.fallback(v.nullable(isoDay), null),
  overdue: flag,
  /** Last attempt to pay online. left: its checkout is open, or was closed halfway; in-bank: the payer did their part, and the bank has yet to say how it ended */
  attempt: v.fallback(v.optional(v.picklist(["none","left","in-bank","failed","cancelled"])), undefined),
});
