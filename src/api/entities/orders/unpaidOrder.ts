import * as v from 'valibot';
import { moneyStanding } from '../../generated/orders/moneyStanding.ts';
import { flag } from '../../wire/flag.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { isoDay } from '../../wire/text.ts';

const unpaidOrder = v.pipe(
  v.object({
    oid: integer,
    total: v.fallback(v.optional(cents), undefined),
    due: v.fallback(v.optional(isoDay), undefined),
    payable: v.fallback(v.optional(flag, true), true),
    standing: v.fallback(v.optional(moneyStanding), undefined),
  }),
  v.transform(({ payable, ...wire }) => ({ ...wire, isPayable: payable })),
);

/** `total`: cents. `due`: last day to pay; undefined when there is none. `isPayable`: a payment can be made today. */
type UnpaidOrder = v.InferOutput<typeof unpaidOrder>;

/**
 * Parses the result of get_last_unpaid_order, whose shape the specification leaves open. A result that names no order (null,
 * false, an empty list) means that there is none.
 */
export function parseUnpaidOrder(result: unknown): UnpaidOrder | null {
  const read = v.safeParse(unpaidOrder, result);
  return read.success ? read.output : null;
}
