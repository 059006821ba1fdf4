import { and, eq } from 'drizzle-orm';
import { decideStop, type StopDecision } from '#rules/stopRegistration.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { type clubs, orderLines, type registrations, type tariffs } from '../../db/schema.ts';

interface Stopped {
  readonly registration: typeof registrations.$inferSelect;
  readonly tariff: typeof tariffs.$inferSelect;
  readonly club: typeof clubs.$inferSelect;
  readonly firstStart: Date | undefined;
  readonly now: Date;
}

/** How a member may stop a registration. A couple, people who register together and a paying pass are for the club. */
export async function stopOf(
  db: Database,
  { registration, tariff, club, firstStart, now }: Stopped,
): Promise<StopDecision> {
  const isShared = tariff.coupleRoles !== null || tariff.usersSimultaneous > 1;
  return decideStop({
    cancelDays: club.cancelDays,
    firstStart: firstStart && unixSecondsOf(firstStart),
    isTied: isShared || (await isPrepaid(db, registration.oid)),
    now: unixSecondsOf(now),
  });
}

/** Whether turns of a pass paid for something in the order: then no amount can be credited for one line. */
async function isPrepaid(db: Database, oid: number | null): Promise<boolean> {
  if (oid === null) return false;
  return (await db.$count(orderLines, and(eq(orderLines.oid, oid), eq(orderLines.type, 'prepaid')))) > 0;
}
