import { lte, or } from 'drizzle-orm';
import { dateOf, unixSecondsOf } from '../../clock.ts';
import { capTimes } from '../../db/capTimes.ts';
import type { Database } from '../../db/database.ts';
import { sessions } from '../../db/schema.ts';
import { sweepEnded } from './endedSessions.ts';
import { sweepDevices } from './knownDevices.ts';
import { sweepCodes } from './oneTimeCodes.ts';
import { sessionIdleTime, sessionLifetime } from './sessionLifetime.ts';

/** Deletes sessions, codes and known browsers that are over: they log nobody in, but tell when somebody was here. */
export async function sweepLogins(db: Database, now: Date): Promise<void> {
  const idleSince = dateOf(unixSecondsOf(now) - sessionIdleTime);
  await db.delete(sessions).where(or(lte(sessions.expiresAt, now), lte(sessions.lastUsedAt, idleSince)));
  await capTimes(db, { column: sessions.expiresAt, now, seconds: sessionLifetime });
  await capTimes(db, { column: sessions.lastUsedAt, now, seconds: 0 });
  await sweepEnded(db, now);
  await sweepCodes(db, now);
  await sweepDevices(db, now);
}
