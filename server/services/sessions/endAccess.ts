import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { calendarFeeds } from '../../db/schema.ts';
import { revokeCodes } from './oneTimeCodes.ts';
import { endSessionsOf, forgetDevices } from './sessions.ts';

interface EndedAccess {
  readonly uid: number;
  /** The token of the session that stays open. */
  readonly kept?: string | undefined;
}

/**
 * Ends every way into an account that somebody may have kept: its sessions, codes and known browsers, and the address of its
 * calendar feed. In the caller's transaction.
 */
export async function endAccess(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { uid, kept }: EndedAccess,
): Promise<void> {
  await endSessionsOf(tx, uid, kept);
  await revokeCodes({ db: tx, clock }, uid);
  await forgetDevices(tx, uid);
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.uid, uid));
}

/** Ends every way into an account: sessions, codes, known browsers and the calendar feed. */
export async function logOutEverywhere(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  uid: number,
): Promise<void> {
  await db.transaction((tx) => endAccess({ db: tx, clock }, { uid }));
}
