import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courses, queueEntries, reservations, tariffs } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';

/** A person on a waiting list of a club. */
export interface WaitingPerson {
  readonly clubNid: number;
  readonly uid: number;
  readonly tariffNid: number;
}

/** Refuses somebody who isn't on that waiting list. */
export async function requireWaiting(
  db: Database,
  { clubNid, uid, tariffNid }: WaitingPerson,
): Promise<void> {
  const waits = and(eq(queueEntries.uid, uid), eq(queueEntries.tariffNid, tariffNid));
  const [found] = await db
    .select({ id: queueEntries.id })
    .from(queueEntries)
    .innerJoin(tariffs, eq(tariffs.nid, queueEntries.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .where(and(waits, eq(courses.clubNid, clubNid)));
  if (!found) throw refusals.notFound(nl.waiting.notWaiting);
}

/** Selects what is kept for somebody on a waiting list: an offer, or an accepted place in a cart. */
export function isKeptFor({ uid, tariffNid }: WaitingPerson): SQL | undefined {
  return and(
    inArray(reservations.kind, ['offer', 'place']),
    eq(reservations.ref, tariffNid),
    eq(reservations.uid, uid),
  );
}
