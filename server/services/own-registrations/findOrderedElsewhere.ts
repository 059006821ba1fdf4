import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orders, registrations } from '../../db/schema.ts';
import { isOrderElsewhere } from '../people/family/ownOrders.ts';
import type { Caller } from '../sessions/caller.ts';

interface Asked {
  readonly caller: Caller;
  readonly registrations: readonly number[];
}

/** Which of these registrations another household of the child ordered: their money is not the caller's. */
export async function findOrderedElsewhere(
  db: Database,
  { caller, registrations: ids }: Asked,
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .select({ id: registrations.id })
    .from(registrations)
    .innerJoin(orders, eq(orders.oid, registrations.oid))
    .where(and(inArray(registrations.id, [...ids]), isOrderElsewhere(caller, registrations.uid)));
  return new Set(found.map(({ id }) => id));
}

/** Whether another household of the child ordered this registration. */
export async function isOrderedElsewhere(
  db: Database,
  caller: Caller,
  registration: number,
): Promise<boolean> {
  return (await findOrderedElsewhere(db, { caller, registrations: [registration] })).has(registration);
}
