import * as v from 'valibot';
import { cents, integer } from '../wire/numbers.ts';

const unpaidOrder = v.object({ oid: integer, total: v.fallback(v.optional(cents), undefined) });

/** `total`: cents. */
type UnpaidOrder = v.InferOutput<typeof unpaidOrder>;

/**
 * The result of get_last_unpaid_order, whose shape the specification leaves unknown: whatever names no order (null,
 * false, an empty list) says that there is none.
 */
export function parseUnpaidOrder(result: unknown): UnpaidOrder | null {
  const read = v.safeParse(unpaidOrder, result);
  return read.success ? read.output : null;
}
