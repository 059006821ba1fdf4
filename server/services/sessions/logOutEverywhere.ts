import type { Context } from '../../context.ts';
import { endAccess } from './endAccess.ts';

/** Ends every way into an account: sessions, codes, known browsers and the calendar feed. */
export async function logOutEverywhere(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  uid: number,
): Promise<void> {
  await db.transaction((tx) => endAccess({ db: tx, clock }, { uid }));
}
