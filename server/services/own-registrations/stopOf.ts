import { and, eq, inArray } from 'drizzle-orm';
import { decideStop, type StopDecision } from '#rules/stopRegistration.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { type clubs, orderLines, type registrations, type tariffs } from '../../db/schema.ts';

interface Stopped {
  readonly registration: typeof registrations.$inferSelect;
  readonly tariff: typeof tariffs.$inferSelect;
  readonly club: typeof clubs.$inferSelect;
  readonly firstStart: Date | undefined;
  /** Whether another household of the child ordered it (`findOrderedElsewhere`). */
  readonly isElsewhere: boolean;
  readonly now: Date;
}

/**
 * How a member may stop a registration. A couple, people who register together, a paying
 * pass and what another household of a child ordered are for the club.
 */
export async function stopOf(db: Database, stopped: Stopped): Promise<StopDecision> {
  const { oid } = stopped.registration;
  return stopWith(stopped, await findPrepaid(db, oid === null ? [] : [oid]));
}

/** The same, when it is known which orders turns of a pass paid for (`findPrepaid`). */
export function stopWith(
  { registration, tariff, club, firstStart, isElsewhere, now }: Stopped,
  prepaid: ReadonlySet<number>,
): StopDecision {
  const isShared = tariff.coupleRoles !== null || tariff.usersSimultaneous > 1;
  return decideStop({
    cancelDays: club.cancelDays,
    firstStart: firstStart && unixSecondsOf(firstStart),
    isTied: isShared || isElsewhere || (registration.oid !== null && prepaid.has(registration.oid)),
    now: unixSecondsOf(now),
  });
}

/** The orders in which turns of a pass paid for something: then no amount can be credited for one line. */
export async function findPrepaid(db: Database, oids: readonly number[]): Promise<ReadonlySet<number>> {
  if (oids.length === 0) return new Set();
  const paid = await db
    .selectDistinct({ oid: orderLines.oid })
    .from(orderLines)
    .where(and(inArray(orderLines.oid, [...oids]), eq(orderLines.type, 'prepaid')));
  return new Set(paid.map(({ oid }) => oid));
}
