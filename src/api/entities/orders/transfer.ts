import * as v from 'valibot';
import { transfer as wire } from '../../generated/orders/transfer.ts';

/** The transfer that a club asks for today. */
export const transfer = v.pipe(
  wire,
  v.transform(({ amount, ...rest }) => ({ ...rest, amountCents: amount })),
);
