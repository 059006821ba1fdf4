import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { seats, stands } from '#server/db/schema.ts';

/** Counts the places of the halls of these courses: drawn seats, and the places of standing parts. A course without a hall has no entry. */
export async function loadHallPlaces(
  db: Database,
  courseNids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const drawn = sql`(select count(*) from ${seats} where ${eq(seats.standNid, stands.nid)})`;
  const places = sql<number>`sum(case when ${stands.kind} = 'standing' then ${stands.capacity} else ${drawn} end)`;
  const rows = await db
    .select({ courseNid: stands.courseNid, places: places.mapWith(Number) })
    .from(stands)
    .where(isOneOf(stands.courseNid, [...courseNids]))
    .groupBy(stands.courseNid);
  return new Map(rows.map((row) => [row.courseNid, row.places]));
}
