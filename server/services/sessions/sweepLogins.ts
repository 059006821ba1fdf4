import { lte, or } from 'drizzle-orm';
import { dateOf, unixSecondsOf } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { oneTimeCodes, sessions } from '../../db/schema.ts';
import { sweepDevices } from './knownDevices.ts';
import { sessionIdleTime } from './sessionLifetime.ts';

/** Deletes sessions, codes and known browsers that are over: they log nobody in, but tell when somebody was here. */
export async function sweepLogins(db: Database, now: Date): Promise<void> {
  const idleSince = dateOf(unixSecondsOf(now) - sessionIdleTime);
  await db.delete(sessions).where(or(lte(sessions.expiresAt, now), lte(sessions.lastUsedAt, idleSince)));
  await db.delete(oneTimeCodes).where(lte(oneTimeCodes.expiresAt, now));
  await sweepDevices(db, now);
}
