import type * as v from 'valibot';
import { creditedAmount } from '../../generated/management/creditedAmount.ts';
import { refundProposal } from '../../generated/management/refundProposal.ts';
import { readerOf } from '../../wire/readerOf.ts';

/** The amount that a club could give back of an order, by the lessons that remain. */
export type RefundProposal = v.InferOutput<typeof refundProposal>;
export const parseRefundProposal = readerOf(refundProposal);

/** The amounts of a credit. */
export type CreditedAmount = v.InferOutput<typeof creditedAmount>;
export const parseCreditedAmount = readerOf(creditedAmount);
