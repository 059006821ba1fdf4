import { eq } from 'drizzle-orm';
import { dayInSeconds } from '#rules/duration.ts';
import { dateOf, unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { courseSessions, registrations, tariffs } from '#server/db/schema.ts';
import { admissions } from './standing.ts';

/** Inserts tickets without a seat. Those of a past show were scanned at the door. */
export async function insertAdmissions({ db: tx, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  for (const { uid, tariffNid, status, ...admission } of admissions) {
    const [show] = await tx
      .select({ startsAt: courseSessions.startsAt })
      .from(courseSessions)
      .innerJoin(tariffs, eq(tariffs.courseNid, courseSessions.courseNid))
      .where(eq(tariffs.nid, tariffNid));
    if (!show) throw new Error(`The demo data has no show with the tariff ${tariffNid}`);
    const before = 'usedMinutesBefore' in admission ? admission.usedMinutesBefore : undefined;
    await tx.insert(registrations).values({
      ...{ uid, tariffNid, status, isTicket: true },
      registeredAt: dateOf(unixSecondsOf(clock.now()) - 45 * dayInSeconds),
      ...(before !== undefined && { usedAt: dateOf(unixSecondsOf(show.startsAt) - before * 60) }),
    });
  }
}
