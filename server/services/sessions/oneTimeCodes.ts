import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { UnixSeconds } from '#rules/brusselsTime.ts';
import { dayInSeconds } from '#rules/duration.ts';
import { retentions } from '#rules/retention.ts';
import { type Clock, dateOf, unixSecondsOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { capTimes } from '../../db/capTimes.ts';
import type { Database } from '../../db/database.ts';
import { oneTimeCodes } from '../../db/schema.ts';
import { Refused } from '../../http/refused.ts';
import { hashSecretToken, newSecretToken } from '../../secretToken.ts';

export type CodePurpose = (typeof oneTimeCodes.$inferSelect)['purpose'];

/**
 * Lifetime of a code, in seconds. A login code goes from one window to another; a mailed code waits for its reader. The code of a guest
 * stays valid all that time: it stands in a mail beside the tickets, and who has no password can't ask for another one.
 */
const codeLifetimes: Readonly<Record<CodePurpose, number>> = {
  login: 60,
  password: 60 * 60,
  mail: 3 * dayInSeconds,
  guest: retentions.codes.days * dayInSeconds,
};

export interface OneTimeCode {
  /** Stored only as a hash. */
  readonly code: string;
  readonly expires: UnixSeconds;
}

interface CodeRequest {
  readonly uid: number;
  readonly purpose: CodePurpose;
  /** The login of the session that asks. The session that the code opens ends with that login. */
  readonly login?: string | null | undefined;
  /** The address that the code confirms. */
  readonly mail?: string;
}

/**
 * Makes a one-time code for somebody, and deletes their expired codes.
 * Decision: docs/decisions/0026-one-time-codes.md
 */
export async function issueCode(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
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

/** The uid of the person whom a valid code stands for. The code stays valid. */
export async function findCode(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
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

/** Uses up a code and returns whom it stood for. Of several concurrent attempts, in any process, only one succeeds. */
export async function useCode(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
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

/** Ends every valid code of somebody, for one purpose or for all. */
export async function revokeCodes(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  uid: number,
  purpose?: CodePurpose,
): Promise<void> {
  const isMeant = purpose && eq(oneTimeCodes.purpose, purpose);
  await db
    .update(oneTimeCodes)
    .set({ usedAt: clock.now() })
    .where(and(eq(oneTimeCodes.uid, uid), isNull(oneTimeCodes.usedAt), isMeant));
}

/** Deletes the codes that are over, and shortens those that a clock wrote that ran ahead. */
export async function sweepCodes(db: Database, now: Date): Promise<void> {
  const { expiresAt: column, purpose } = oneTimeCodes;
  await db.delete(oneTimeCodes).where(lte(column, now));
  for (const one of purpose.enumValues)
    await capTimes(db, { column, now, seconds: codeLifetimes[one], where: eq(purpose, one) });
}

/** Gives the same refusal for a used, an expired and an unknown code, so that nobody learns which of the three it is. */
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
