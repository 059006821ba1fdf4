import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { reservations, stands } from '../../db/schema.ts';

/** Number of held places at `now`, by the nid of the standing part of a hall. Parts without held places are absent. */
export async function heldOnStands(
  db: Database,
  standNids: readonly number[],
  now: Date,
): Promise<Map<number, number>> {
  const isHeld = and(
    eq(reservations.kind, 'stand'),
    inArray(reservations.ref, [...standNids]),
    gt(reservations.expiresAt, now),
  );
  const rows = await db
    .select({ standNid: reservations.ref, qty: sql<number>`sum(${reservations.qty})`.mapWith(Number) })
    .from(reservations)
    .where(isHeld)
    .groupBy(reservations.ref);
  return new Map(rows.map(({ standNid, qty }) => [standNid, qty]));
}

/** Number of places in a standing part of a hall that nobody has bought or holds. */
export async function freeOnStand(db: Database, standNid: number, now: Date): Promise<number> {
  const [stand] = await db.select().from(stands).where(eq(stands.nid, standNid));
  if (!stand) return 0;
  return stand.capacity - stand.sold - ((await heldOnStands(db, [standNid], now)).get(standNid) ?? 0);
}
