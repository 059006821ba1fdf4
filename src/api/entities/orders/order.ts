import * as v from 'valibot';
import { order as wire } from '../../generated/orders/order.ts';
import { listOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';

const readOrder = v.pipe(
  wire,
  v.transform((order) => ({
    ...order,
    /** Amount due by today, in cents. A backend that doesn't send it leaves what had to be paid at once. */
    due: order.due ?? (order.payment === 'paid' ? 0 : order.payNow),
  })),
);

export type Order = v.InferOutput<typeof readOrder>;

export const parseOrders = readerOf(listOf(readOrder));
export const parseOrderWithdrawn = readerOf(v.object({ withdrawn: integer }));
export const parsePlacedOrder = readerOf(
  v.object({
    oids: v.pipe(
      listOf(integer),
      // At least one: a placed cart has an order.
      v.transform((oids): unknown => oids),
      v.tupleWithRest([integer], integer),
    ),
  }),
);
