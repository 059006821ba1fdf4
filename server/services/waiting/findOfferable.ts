import { and, asc, eq, exists, gt, inArray, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courses, queueEntries, reservations, tariffs } from '../../db/schema.ts';

/**
 * The tariffs whose waiting list may change now, in one statement: registration is open, if only to some people, a place is free and somebody waits for it, or an
 * offer has ended. The round locks and judges each of them again. Most lists wait for a full course, so a round that asked each list took
 * half a minute for 2,000 of them.
 *
 * @param only - tariffs, when it is known which have a free place
 */
export async function findOfferable(db: Database, now: Date, only?: readonly number[]): Promise<number[]> {
  const isWaiting = and(eq(queueEntries.tariffNid, tariffs.nid), notExists(keptForTheWaiting(db, now)));
  const waiting = db.select({ one: sql`1` }).from(queueEntries).where(isWaiting);
  const isOpen = and(
    isNull(tariffs.blockedMessage),
    or(isNull(tariffs.opensAt), lte(tariffs.opensAt, now), lte(tariffs.priorityFrom, now)),
    gt(courses.lastEndsAt, now),
  );
  const kept = sql`(${keptPlaces(db, now)})`;
  const hasPlace = or(isNull(tariffs.capacity), sql`${tariffs.capacity} - ${tariffs.sold} - ${kept} > 0`);
  const found = await db
    .select({ nid: tariffs.nid })
    .from(tariffs)
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .where(
      and(
        only && inArray(tariffs.nid, [...only]),
        inArray(tariffs.nid, db.select({ nid: queueEntries.tariffNid }).from(queueEntries)),
        or(exists(endedHolds(db, now)), and(isOpen, hasPlace, exists(waiting))),
      ),
    )
    .orderBy(asc(tariffs.nid));
  return found.map(({ nid }) => nid);
}

/** Places of people on the list that are kept already. */
function keptForTheWaiting(db: Database, now: Date) {
  return db
    .select({ one: sql`1` })
    .from(reservations)
    .where(
      and(
        inArray(reservations.kind, ['offer', 'place']),
        eq(reservations.ref, queueEntries.tariffNid),
        eq(reservations.uid, queueEntries.uid),
        gt(reservations.expiresAt, now),
      ),
    );
}

function keptPlaces(db: Database, now: Date) {
  return db
    .select({ qty: sql`coalesce(sum(${reservations.qty}), 0)` })
    .from(reservations)
    .where(
      and(
        inArray(reservations.kind, ['place', 'offer', 'partner']),
        eq(reservations.ref, tariffs.nid),
        gt(reservations.expiresAt, now),
      ),
    );
}

/** Ended offers, and ended places that a person on the list had taken up: both strike somebody off. */
function endedHolds(db: Database, now: Date) {
  const isOfWaiting = and(
    eq(queueEntries.tariffNid, reservations.ref),
    eq(queueEntries.uid, reservations.uid),
    gt(reservations.expiresAt, queueEntries.queuedAt),
  );
  return db
    .select({ one: sql`1` })
    .from(reservations)
    .leftJoin(queueEntries, isOfWaiting)
    .where(
      and(
        inArray(reservations.kind, ['offer', 'place']),
        eq(reservations.ref, tariffs.nid),
        lte(reservations.expiresAt, now),
        or(eq(reservations.kind, 'offer'), sql`${queueEntries.id} is not null`),
      ),
    );
}
