import { and, eq, gt, lte } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { capTimes } from '../../db/capTimes.ts';
import type { Database } from '../../db/database.ts';
import { endedSessions, type sessions } from '../../db/schema.ts';
import { hashSecretToken } from '../../secretToken.ts';
import { sessionLifetime } from './sessionLifetime.ts';

type Ended = Pick<typeof sessions.$inferSelect, 'tokenHash' | 'expiresAt'>;

/**
 * Remembers that somebody ended these sessions from elsewhere, in the caller's transaction. Their rows are gone.
 * Decision: docs/decisions/0181-an-ended-session-clears-its-device.md
 */
export async function recordEnded(tx: Database, ended: Ended[]): Promise<void> {
  if (ended.length > 0) await tx.insert(endedSessions).values(ended);
}

/** Whether a token without a session had one that somebody ended from elsewhere. */
export async function isEndedSession(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  token: string,
): Promise<boolean> {
  const { tokenHash, expiresAt } = endedSessions;
  const isIt = and(eq(tokenHash, hashSecretToken(token)), gt(expiresAt, clock.now()));
  return (await db.$count(endedSessions, isIt)) > 0;
}

/** Deletes the records of sessions that would be over by now. */
export async function sweepEnded(db: Database, now: Date): Promise<void> {
  await db.delete(endedSessions).where(lte(endedSessions.expiresAt, now));
  await capTimes(db, { column: endedSessions.expiresAt, now, seconds: sessionLifetime });
}
