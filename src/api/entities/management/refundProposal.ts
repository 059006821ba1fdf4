import * as v from 'valibot';
import { listOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { optionalText, text } from '../../wire/text.ts';

const proposedLine = v.object({
  position: integer,
  what: text,
  name: optionalText,
  /** What it cost, and is not credited yet, in cents. */
  charged: cents,
  lessons: v.optional(v.object({ total: integer, left: integer })),
  proposal: cents,
});

const refundProposal = v.object({ most: cents, proposal: cents, lines: listOf(proposedLine) });

/** What a club could give back of an order, by the lessons that remain. */
export type RefundProposal = v.InferOutput<typeof refundProposal>;
export const parseRefundProposal = readerOf(refundProposal);

const creditedAmount = v.object({ credited: cents, lapses: cents, refunded: cents, byHand: cents });

/** The amounts of a credit, in cents. */
export type CreditedAmount = v.InferOutput<typeof creditedAmount>;
export const parseCreditedAmount = readerOf(creditedAmount);
