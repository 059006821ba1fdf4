import { and, eq, inArray, ne, not, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '#server/context.ts';
import { orders } from '#server/db/schema.ts';
import type { Caller } from '../../sessions/caller.ts';
import { loadCaller, parentUids } from '../../sessions/sessions.ts';

type Payer = Pick<Caller, 'uid' | 'holder' | 'family' | 'shared'>;

/**
 * Selects orders for somebody of the caller's family, and orders that the caller placed. Who ordered pays: what the other household of
 * a shared child ordered is not among them.
 * Decision: docs/decisions/0182-a-child-of-two-households.md
 */
export function isOwnOrder(caller: Payer): SQL | undefined {
  const isForFamily = inArray(orders.uid, [...caller.family]);
  return or(
    eq(orders.placedBy, caller.uid),
    and(isForFamily, notInArray(orders.uid, [...caller.shared]), eq(orders.ofOtherHousehold, false)),
    and(
      isForFamily,
      eq(orders.ofOtherHousehold, true),
      sql`${orders.placedBy} in ${parentUids(caller.holder)}`,
    ),
  );
}

/**
 * Selects orders of which a child's part is for another household to pay, also orders from before the child was shared.
 *
 * @param child - the column with the uid of whom the order, a registration or a certificate is about
 */
export function isOrderElsewhere(caller: Payer, child: AnyPgColumn): SQL | undefined {
  const isOfCallers = sql`${orders.placedBy} in ${parentUids(caller.holder)}`;
  return or(
    and(eq(orders.ofOtherHousehold, true), not(isOfCallers)),
    and(
      inArray(child, [...caller.shared]),
      ne(orders.placedBy, caller.uid),
      eq(orders.ofOtherHousehold, false),
    ),
  );
}

/** Whether somebody sees an order as their own, with its money. @param oid - null for what the club wrote down itself, without an order */
export async function seesOrder(
  context: Pick<Context, 'db' | 'clock'>,
  { uid, oid }: { readonly uid: number; readonly oid: number | null },
): Promise<boolean> {
  const caller = oid === null ? undefined : await loadCaller(context, uid);
  if (oid === null || !caller) return false;
  return (await context.db.$count(orders, and(eq(orders.oid, oid), isOwnOrder(caller)))) > 0;
}
