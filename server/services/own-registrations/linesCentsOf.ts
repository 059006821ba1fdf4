import { and, eq, inArray } from 'drizzle-orm';
import type { Cents } from '#rules/money.ts';
import type { Database } from '../../db/database.ts';
import { orderLines, type registrations } from '../../db/schema.ts';

type Registered = Pick<typeof registrations.$inferSelect, 'oid' | 'uid' | 'tariffNid'>;

/** What the order asked for a registration, with the services beside it. 0 for a registration that the club made. */
export async function linesCentsOf(db: Database, registered: Registered): Promise<Cents> {
  const lines = await linesOf(db, registered);
  return lines.reduce(
    (sum, { unitCostCents, qty, discountCents }) => sum + unitCostCents * qty - discountCents,
    0,
  );
}

/** The lines of an order for a registration and for the services beside it. */
export async function linesOf(db: Database, { oid, uid, tariffNid }: Registered) {
  if (oid === null) return [];
  return db
    .select()
    .from(orderLines)
    .where(
      and(
        eq(orderLines.oid, oid),
        eq(orderLines.uid, uid),
        eq(orderLines.tariffNid, tariffNid),
        eq(orderLines.isQueued, false),
        inArray(orderLines.type, ['tariff', 'service']),
      ),
    );
}
