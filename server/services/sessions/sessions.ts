import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type IsoDay, isoDayOf } from '#rules/brusselsTime.ts';
import { type GuardedPerson, isOfAge } from '#rules/guardian.ts';
import { type Clock, dateOf, todayOf, unixSecondsOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { knownDevices, oneTimeCodes, sessions, sharedChildren, users } from '../../db/schema.ts';
import { hashSecretToken, newSecretToken } from '../../secretToken.ts';
import type { Caller } from './caller.ts';
import { recordEnded } from './endedSessions.ts';
import {
  sessionIdleTime,
  sessionLifetime,
  sessionTouchInterval,
  shortSessionLifetime,
} from './sessionLifetime.ts';

/** The uids of the parents of a household, in SQL. */
export function parentUids(holder: number | SQLWrapper): SQL {
  const parent = sql.identifier('parent');
  return sql`(select ${parent}.uid from ${users} as ${parent}
    where ${parent}.uid = ${holder} or (${parent}.parent_uid = ${holder} and ${parent}.co_parent_since is not null))`;
}

/**
 * The uids of the children of other households who are shared with a household, in SQL. It is an array, so that PostgreSQL still finds
 * the people of a household by an index.
 */
function sharedWithHousehold(holder: number | SQLWrapper): SQL {
  const { uid, sharedWith } = sharedChildren;
  return sql`array(select ${uid} from ${sharedChildren} where ${sharedWith} in ${parentUids(holder)})`;
}

/** The person of the session, beside the rows of the family. */
const self = alias(users, 'self');

/** The other parent of a family acts for the holder's family. */
const holder: SQL<number> = sql`case when ${self.coParentSince} is null then ${self.uid} else ${self.parentUid} end`;
/** Two parents share the members of their family, and not each other. Children of another household may be shared with theirs. */
const isFamily = or(
  eq(users.uid, self.uid),
  and(eq(users.parentUid, holder), isNull(users.coParentSince)),
  sql`${users.uid} = any(${sharedWithHousehold(holder)})`,
);

/** The guardian of each row: the first account of the family. */
const guardian = alias(users, 'guardian');
const isGuardian = eq(guardian.uid, users.parentUid);

const member = {
  ...{ uid: users.uid, isBlocked: users.isBlocked, isGuest: users.isGuest },
  ...{ birthdate: users.birthdate, holder },
  parentUid: users.parentUid,
  hasMail: sql<boolean>`coalesce(${users.mail}, '') <> ''`,
  // `hasConfirmedMail` of `people/`, in SQL.
  hasConfirmedMail: sql<boolean>`coalesce(${users.mail} <> '' and ${users.mail} = ${users.confirmedMail}, false)`,
  hasLogin: sql<boolean>`${users.passwordHash} is not null`,
  guardian: { uid: guardian.uid, birthdate: guardian.birthdate },
};

export interface NewSession {
  readonly uid: number;
  /** The login of the session whose code opens this one; without it, the session gets a login of its own. */
  readonly login?: string | undefined;
  /** Whether the person stays logged in on this device. @default true */
  readonly stays?: boolean;
  /** In the format of `deviceName`. */
  readonly device?: string;
}

/** Opens a session and returns its token, which is stored only as a hash. */
export async function openSession(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { uid, login = randomUUID(), stays = true, device = '' }: NewSession,
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
    expiresAt: dateOf(unixSecondsOf(now) + (stays ? sessionLifetime : shortSessionLifetime)),
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

/** Ends all sessions of an account from elsewhere, except the one with the token `kept`. In the caller's transaction. */
export async function endSessionsOf(tx: Database, uid: number, kept?: string): Promise<void> {
  const isOther = kept === undefined ? undefined : ne(sessions.tokenHash, hashSecretToken(kept));
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.uid, uid), isOther))
    .returning({ tokenHash: sessions.tokenHash, expiresAt: sessions.expiresAt });
  await recordEnded(tx, ended);
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
  const familyOf = db
    .select({ ...member, self: sessions.uid, login: sessions.login, lastUsedAt: sessions.lastUsedAt })
    .from(sessions)
    .innerJoin(self, eq(self.uid, sessions.uid))
    .innerJoin(users, isFamily)
    .leftJoin(guardian, isGuardian)
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
    const caller = callerOf(session.self, family, isoDayOf(now));
    return caller && { ...caller, login: session.login };
  };
}

export async function loadCaller(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  uid: number,
): Promise<Caller | undefined> {
  const family = await db
    .select(member)
    .from(self)
    .innerJoin(users, isFamily)
    .leftJoin(guardian, isGuardian)
    .where(eq(self.uid, uid));
  return callerOf(uid, family, todayOf(clock));
}

interface FamilyRow
  extends Pick<
    Caller,
    'uid' | 'isBlocked' | 'isGuest' | 'hasMail' | 'hasConfirmedMail' | keyof GuardedPerson
  > {
  readonly hasLogin: boolean;
  readonly parentUid: number | null;
  readonly holder: number;
}

function callerOf(uid: number, rows: readonly FamilyRow[], today: IsoDay): Caller | undefined {
  const found = rows.find((person) => person.uid === uid);
  if (!found) return undefined;
  // An adult with a login acts for themselves.
  const isApart = (person: FamilyRow) => person.hasLogin && isOfAge(person.birthdate, today);
  const others = rows.filter((person) => person.uid !== uid && !isApart(person));
  const family = new Set([uid, ...others.map((person) => person.uid)]);
  const { isBlocked, isGuest, hasMail, hasConfirmedMail, holder: holderUid } = found;
  const { birthdate, guardian: guardedBy } = found;
  const elsewhere = others.filter(({ parentUid }) => parentUid !== holderUid);
  const shared = new Set(elsewhere.map((person) => person.uid));
  const who = { uid, holder: holderUid, isBlocked, isGuest, hasMail, hasConfirmedMail };
  return { ...who, birthdate, guardian: guardedBy, family, shared };
}
