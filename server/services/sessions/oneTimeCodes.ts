import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { UnixSeconds } from '#rules/brusselsTime.ts';
import { type Clock, dateOf, unixSecondsOf } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { oneTimeCodes } from '../../db/schema.ts';
import { Refused } from '../../http/refused.ts';
import { hashSecretToken, newSecretToken } from '../../secretToken.ts';

export type CodePurpose = (typeof oneTimeCodes.$inferSelect)['purpose'];

/** Seconds that a code is good: one to log in goes from one window to another, one of a mail waits for its reader. */
const codeLifetimes: Readonly<Record<CodePurpose, number>> = {
  login: 60,
  password: 60 * 60,
  mail: 3 * 24 * 60 * 60,
};

export interface OneTimeCode {
  /** Kept nowhere. */
  readonly code: string;
  readonly expires: UnixSeconds;
}

interface CodeRequest {
  readonly uid: number;
  readonly purpose: CodePurpose;
  /** The login of the session that asks, which the session that the code opens ends with. */
  readonly login?: string | null | undefined;
  /** The address that the code confirms. */
  readonly mail?: string;
}

/** Makes a code that stands for somebody, good once; those of theirs that are over are forgotten. */
export async function issueCode(
  db: Database,
  clock: Clock,
  { uid, purpose, login = null, mail }: CodeRequest,
): Promise<OneTimeCode> {
  const now = clock.now();
  const code = newSecretToken();
  const expires = unixSecondsOf(now) + codeLifetimes[purpose];
  await db.delete(oneTimeCodes).where(and(eq(oneTimeCodes.uid, uid), lte(oneTimeCodes.expiresAt, now)));
  await db
    .insert(oneTimeCodes)
    .values({ codeHash: hashSecretToken(code), uid, purpose, mail, login, expiresAt: dateOf(expires) });
  return { code, expires };
}

/** Whom a code stands for that is still good; it stays good. */
export async function findCode(
  db: Database,
  clock: Clock,
  code: string,
  purpose: CodePurpose,
): Promise<number | undefined> {
  const [found] = await db
    .select({ uid: oneTimeCodes.uid })
    .from(oneTimeCodes)
    .where(isGood(clock, code, purpose));
  return found?.uid;
}

export interface UsedCode {
  readonly uid: number;
  readonly login: string | undefined;
  /** The address that the code confirms. */
  readonly mail: string | undefined;
}

/** Uses a code up and says whom it stood for. Of any number that try at once, in whatever process, one is answered. */
export async function useCode(
  db: Database,
  clock: Clock,
  code: string,
  purpose: CodePurpose,
): Promise<UsedCode | undefined> {
  const [used] = await db
    .update(oneTimeCodes)
    .set({ usedAt: clock.now() })
    .where(isGood(clock, code, purpose))
    .returning({ uid: oneTimeCodes.uid, login: oneTimeCodes.login, mail: oneTimeCodes.mail });
  return used && { uid: used.uid, login: used.login ?? undefined, mail: used.mail ?? undefined };
}

/** Ends every code of somebody that is still good, for one purpose or for all. */
export async function revokeCodes(
  db: Database,
  clock: Clock,
  uid: number,
  purpose?: CodePurpose,
): Promise<void> {
  const isMeant = purpose && eq(oneTimeCodes.purpose, purpose);
  await db
    .update(oneTimeCodes)
    .set({ usedAt: clock.now() })
    .where(and(eq(oneTimeCodes.uid, uid), isNull(oneTimeCodes.usedAt), isMeant));
}

/** Used, too late or never there: which of the three is nobody's business. */
export function codeUsed(sentence: string): Refused {
  return new Refused(410, { errors: [sentence], code: 'code-used' });
}

function isGood(clock: Clock, code: string, purpose: CodePurpose) {
  return and(
    eq(oneTimeCodes.codeHash, hashSecretToken(code)),
    eq(oneTimeCodes.purpose, purpose),
    isNull(oneTimeCodes.usedAt),
    gt(oneTimeCodes.expiresAt, clock.now()),
  );
}
