import type { Context } from '../../context.ts';
import { revokeCodes } from './oneTimeCodes.ts';
import { closeSessionsOf, forgetDevices } from './sessions.ts';

/** Ends all sessions and all codes of an account, and forgets its known browsers. */
export async function logOutEverywhere(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  uid: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await closeSessionsOf(tx, uid);
    await revokeCodes({ db: tx, clock }, uid);
    await forgetDevices(tx, uid);
  });
}
