import type { Context } from '#server/context.ts';
import { issueConfirmation } from './issueConfirmation.ts';
import { queueConfirmation } from './queueConfirmation.ts';

interface NewAccount {
  readonly uid: number;
  readonly mail: string;
  readonly fname: string;
}

/** Mails a new account the link that confirms its address. */
export async function confirmNewAccount(
  { db, clock, portalOrigin }: Pick<Context, 'db' | 'clock' | 'portalOrigin'>,
  { uid, mail, fname }: NewAccount,
): Promise<void> {
  await db.transaction(async (tx) => {
    const code = await issueConfirmation({ db: tx, clock }, { uid, mail });
    const link = { uid, to: { mail, fname }, code, address: 'own' } as const;
    await queueConfirmation({ db: tx, clock, portalOrigin }, link);
  });
}
