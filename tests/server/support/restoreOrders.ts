import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/db/database.ts';
import {
  clubMembers,
  orderLines,
  orders,
  queueEntries,
  registrations,
  tariffs,
} from '../../../server/db/schema.ts';

/** Remembers the offer and who is registered; the function it gives brings that back and forgets what came since. */
export async function restoreOrders(db: Database): Promise<() => Promise<void>> {
  const before = {
    orders: await db.select().from(orders),
    orderLines: await db.select().from(orderLines),
    tariffs: await db.select().from(tariffs),
    registrations: await db.select().from(registrations),
    queueEntries: await db.select().from(queueEntries),
    clubMembers: await db.select().from(clubMembers),
  };
  return async () => {
    // `cascade`: whatever refers to these goes with them.
    await db.execute(sql`truncate tariffs, orders, submissions, club_members, idempotency_keys cascade`);
    await db.insert(tariffs).values(before.tariffs);
    await db.insert(orders).values(before.orders);
    await db.insert(orderLines).values(before.orderLines);
    await db.insert(registrations).overridingSystemValue().values(before.registrations);
    await db.insert(queueEntries).overridingSystemValue().values(before.queueEntries);
    await db.insert(clubMembers).values(before.clubMembers);
  };
}
