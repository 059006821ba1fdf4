import type * as v from 'valibot';
import type { moneyStanding } from '../../generated/orders/moneyStanding.ts';

/** How the money of an order stands. */
export type MoneyStanding = v.InferOutput<typeof moneyStanding>;
