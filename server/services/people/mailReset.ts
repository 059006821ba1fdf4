import type { Context } from '../../context.ts';
import { queueMails } from '../../mail/outbox/queueMails.ts';
import type { Account } from '../sessions/account.ts';
import { issueCode } from '../sessions/oneTimeCodes.ts';
import { passwordResetMail } from './accountMails.ts';

/** Mails an account the link with which its reader chooses a new password. */
export async function mailReset(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { account, origin }: { readonly account: Account; readonly origin: string },
): Promise<void> {
  const { uid } = account;
  await db.transaction(async (tx) => {
    const { code } = await issueCode({ db: tx, clock }, { uid, purpose: 'password' });
    const reset = passwordResetMail(account, { origin, code });
    await queueMails({ db: tx, clock }, [{ ...{ kind: 'account', uid }, ...reset }]);
  });
}
