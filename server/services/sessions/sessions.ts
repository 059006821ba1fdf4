import { randomUUID } from 'node:crypto';
import { and, eq, gt, ne, or, sql } from 'drizzle-orm';
import { type Clock, dateOf, unixSecondsOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { knownDevices, oneTimeCodes, sessions, users } from '../../db/schema.ts';
import { hashSecretToken, newSecretToken } from '../../secretToken.ts';
import type { Caller } from './caller.ts';
import { sessionIdleTime, sessionLifetime, sessionTouchInterval } from './sessionLifetime.ts';

const member = { uid: users.uid, isBlocked: users.isBlocked };

export interface NewSession {
  readonly uid: number;
  /** The login of the session whose code opens this one; without it, the session gets a login of its own. */
  readonly login?: string | undefined;
  /** In the format of `deviceName`. */
  readonly device?: string;
}

/** Opens a session and returns its token, which is stored only as a hash. */
export async function openSession(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { uid, login = randomUUID(), device = '' }: NewSession,
): Promise<string> {
  const token = newSecretToken();
  const now = clock.now();
  await db.insert(sessions).values({
    tokenHash: hashSecretToken(token),
    uid,
    login,
    device,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: dateOf(unixSecondsOf(now) + sessionLifetime),
  });
  return token;
}

/** Closes a session; does nothing when there is none. */
export async function closeSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashSecretToken(token)));
}

/**
 * Ends a live session and returns its owner, so that a new session can replace it. Of several concurrent attempts only one
 * succeeds.
 */
export async function takeSession(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  token: string,
): Promise<{ readonly uid: number; readonly login: string } | undefined> {
  const now = clock.now();
  const isLive = and(
    eq(sessions.tokenHash, hashSecretToken(token)),
    gt(sessions.expiresAt, now),
    gt(sessions.lastUsedAt, dateOf(unixSecondsOf(now) - sessionIdleTime)),
  );
  const [taken] = await db
    .delete(sessions)
    .where(isLive)
    .returning({ uid: sessions.uid, login: sessions.login });
  return taken;
}

/**
 * Logs out: closes every session of a login, also those that a code opened, and deletes the login's codes. Otherwise a logout
 * in a frame would leave the window behind it logged in.
 */
export async function endLogin(db: Database, login: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.login, login));
    await tx.delete(sessions).where(eq(sessions.login, login));
  });
}

/** Closes all sessions of an account, except the one with the token `kept`. */
export async function closeSessionsOf(db: Database, uid: number, kept?: string): Promise<void> {
  const isOther = kept === undefined ? undefined : ne(sessions.tokenHash, hashSecretToken(kept));
  await db.delete(sessions).where(and(eq(sessions.uid, uid), isOther));
}

/** Forgets all known browsers of an account, after a change of its password or a logout everywhere. */
export async function forgetDevices(db: Database, uid: number): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.uid, uid));
}

export type CallerFinder = (clock: Clock, token: string) => Promise<Caller | undefined>;

/**
 * Finds the caller of a token; `undefined` when the token is unknown, revoked, expired or idle for too long. The statement is
 * prepared once, because every call of a logged-in user runs it.
 */
export function callerFinder(db: Database): CallerFinder {
  const isLive = and(
    eq(sessions.tokenHash, sql.placeholder('tokenHash')),
    gt(sessions.expiresAt, sql.placeholder('now')),
    gt(sessions.lastUsedAt, sql.placeholder('idleSince')),
  );
  const isFamily = or(eq(users.uid, sessions.uid), eq(users.parentUid, sessions.uid));
  const familyOf = db
    .select({ ...member, holder: sessions.uid, login: sessions.login, lastUsedAt: sessions.lastUsedAt })
    .from(sessions)
    .innerJoin(users, isFamily)
    .where(isLive)
    .prepare('family_of_session');
  return async (clock, token) => {
    const tokenHash = hashSecretToken(token);
    const now = unixSecondsOf(clock.now());
    const idleSince = dateOf(now - sessionIdleTime).toISOString();
    const family = await familyOf.execute({ tokenHash, now: dateOf(now).toISOString(), idleSince });
    const [session] = family;
    if (!session) return undefined;
    if (unixSecondsOf(session.lastUsedAt) <= now - sessionTouchInterval)
      await db
        .update(sessions)
        .set({ lastUsedAt: dateOf(now) })
        .where(eq(sessions.tokenHash, tokenHash));
    const caller = callerOf(session.holder, family);
    return caller && { ...caller, login: session.login };
  };
}

export async function loadCaller(db: Database, uid: number): Promise<Caller | undefined> {
  const family = await db
    .select(member)
    .from(users)
    .where(or(eq(users.uid, uid), eq(users.parentUid, uid)));
  return callerOf(uid, family);
}

function callerOf(
  uid: number,
  family: readonly { readonly uid: number; readonly isBlocked: boolean }[],
): Caller | undefined {
  const self = family.find((person) => person.uid === uid);
  return self && { uid, isBlocked: self.isBlocked, family: new Set(family.map((person) => person.uid)) };
}
