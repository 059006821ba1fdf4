import * as v from 'valibot';
import { cents } from '../../wire/numbers.ts';

const noCents = v.fallback(v.optional(cents, 0), 0);

/** A last day to pay; null when there is none. */
export const lastDay = v.fallback(v.nullable(v.pipe(v.string(), v.isoDate())), null);

/** How the last attempt to pay ended; undefined for a backend that doesn't tell. */
export const attempt = v.fallback(
  v.optional(v.picklist(['none', 'left', 'in-bank', 'failed', 'cancelled'])),
  undefined,
);

/** In cents. */
export const moneyFields = {
  total: cents,
  paid: cents,
  credited: noCents,
  /** Amount still to be paid, today or later. */
  open: cents,
  overdue: noCents,
  /** Part of it that the family got twice. */
  reclaim: noCents,
  /** Amount that the club pays back. */
  refund: noCents,
  /** Amount of a payment that starts now. */
  payable: noCents,
  due: lastDay,
  attempt,
};

const fields = v.object(moneyFields);

/** How the money of an order stands. */
export type MoneyStanding = v.InferOutput<typeof fields>;

/** undefined for a backend that doesn't tell. */
export const moneyStanding = v.fallback(v.optional(fields), undefined);
