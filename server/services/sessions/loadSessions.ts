import { and, desc, eq, gt } from 'drizzle-orm';
import { dateOf, unixSecondsOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { sessions } from '../../db/schema.ts';
import { hashSecretToken } from '../../secretToken.ts';
import { sessionIdleTime } from './sessionLifetime.ts';

/** The live sessions of an account, last used first. */
export async function loadSessions(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { uid, token }: { readonly uid: number /** Token of the session that asks. */; readonly token: string },
) {
  const now = clock.now();
  const idleSince = dateOf(unixSecondsOf(now) - sessionIdleTime);
  const isLive = and(eq(sessions.uid, uid), gt(sessions.expiresAt, now), gt(sessions.lastUsedAt, idleSince));
  const found = await db
    .select()
    .from(sessions)
    .where(isLive)
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt));
  const current = hashSecretToken(token);
  return found.map(({ device, createdAt, lastUsedAt, tokenHash }) => ({
    device,
    since: unixSecondsOf(createdAt),
    lastUsed: unixSecondsOf(lastUsedAt),
    isCurrent: tokenHash === current,
  }));
}
