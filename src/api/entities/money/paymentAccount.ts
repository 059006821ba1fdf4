import type * as v from 'valibot';
import { paymentAccount } from '../../generated/money/paymentAccount.ts';
import { readerOf } from '../../wire/readerOf.ts';

/** Where the online payments to a club go. */
export type PaymentAccount = v.InferOutput<typeof paymentAccount>;
export const parsePaymentAccount = readerOf(paymentAccount);
