import { type AnyColumn, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { courseSessions, stands, tariffs } from '#server/db/schema.ts';
import type { GivenUp } from './givenUp.ts';

/** Subtracts the places that people took, under the locks of the rows that count them. */
export async function releasePlaces(tx: Database, givenUp: GivenUp): Promise<void> {
  for (const [nid, count] of counted(givenUp.tariffs))
    await tx
      .update(tariffs)
      .set({ sold: less(tariffs.sold, count) })
      .where(eq(tariffs.nid, nid));
  for (const [nid, count] of counted(givenUp.sessions))
    await tx
      .update(courseSessions)
      .set({ guests: less(courseSessions.guests, count) })
      .where(eq(courseSessions.nid, nid));
  for (const [nid, count] of counted(givenUp.stands))
    await tx
      .update(stands)
      .set({ sold: less(stands.sold, count) })
      .where(eq(stands.nid, nid));
}

function counted(nids: readonly number[]): ReadonlyMap<number, number> {
  return new Map([...Map.groupBy(nids, (nid) => nid)].map(([nid, all]) => [nid, all.length]));
}

/** Never below 0: a club that gave out places outside the portal may have counted fewer than there are registrations. */
function less(column: AnyColumn, count: number) {
  return sql<number>`greatest(${column} - ${count}, 0)`;
}
