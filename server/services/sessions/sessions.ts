import { and, eq, gt, or } from 'drizzle-orm';
import { type Clock, dateOf, unixSecondsOf } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { sessions, users } from '../../db/schema.ts';
import type { Caller } from './caller.ts';
import { sessionIdleTime, sessionLifetime, sessionTouchInterval } from './sessionLifetime.ts';
import { hashSessionToken, newSessionToken } from './sessionToken.ts';

/** Opens a session and gives its token, which is not kept anywhere. */
export async function openSession(db: Database, clock: Clock, uid: number): Promise<string> {
  const token = newSessionToken();
  const now = clock.now();
  await db.insert(sessions).values({
    tokenHash: hashSessionToken(token),
    uid,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: dateOf(unixSecondsOf(now) + sessionLifetime),
  });
  return token;
}

/** Revokes a session; harmless where there is none. */
export async function closeSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashSessionToken(token)));
}

/** Who a token stands for; `undefined` where it is unknown, revoked, expired or was idle for too long. */
export async function findCaller(db: Database, clock: Clock, token: string): Promise<Caller | undefined> {
  const tokenHash = hashSessionToken(token);
  const now = unixSecondsOf(clock.now());
  const isLive = and(
    eq(sessions.tokenHash, tokenHash),
    gt(sessions.expiresAt, dateOf(now)),
    gt(sessions.lastUsedAt, dateOf(now - sessionIdleTime)),
  );
  const [session] = await db.select().from(sessions).where(isLive);
  if (!session) return undefined;
  if (unixSecondsOf(session.lastUsedAt) <= now - sessionTouchInterval)
    await db
      .update(sessions)
      .set({ lastUsedAt: dateOf(now) })
      .where(eq(sessions.tokenHash, tokenHash));
  return loadCaller(db, session.uid);
}

export async function loadCaller(db: Database, uid: number): Promise<Caller | undefined> {
  const family = await db
    .select({ uid: users.uid, isBlocked: users.isBlocked })
    .from(users)
    .where(or(eq(users.uid, uid), eq(users.parentUid, uid)));
  const self = family.find((member) => member.uid === uid);
  return self && { uid, isBlocked: self.isBlocked, family: new Set(family.map((member) => member.uid)) };
}
