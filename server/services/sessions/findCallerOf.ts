import type { Context } from '../../context.ts';
import type { Caller } from './caller.ts';
import { findCode } from './oneTimeCodes.ts';
import { callerFinder, loadCaller } from './sessions.ts';

/** Finds whom the token of a session, a login code or the code of a guest stands for. The code stays valid. */
export async function findCallerOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  auth: string,
): Promise<Caller | undefined> {
  const caller = await callerFinder(db)(clock, auth);
  if (caller) return caller;
  const uid =
    (await findCode({ db, clock }, auth, 'login')) ?? (await findCode({ db, clock }, auth, 'guest'));
  return uid === undefined ? undefined : loadCaller({ db, clock }, uid);
}
