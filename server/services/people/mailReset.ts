import type { Context } from '../../context.ts';
import { queueMails } from '../../mail/outbox/queueMails.ts';
import type { Account } from '../sessions/account.ts';
import { issueCode } from '../sessions/oneTimeCodes.ts';
import { passwordResetMail } from './accountMails.ts';

/**
 * Mails an account the link with which its reader chooses a new password.
 *
 * @param redirect - the path of the portal to which the link leads afterwards
 */
export async function mailReset(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  {
    account,
    origin,
    redirect,
  }: { readonly account: Account; readonly origin: string; readonly redirect?: string | undefined },
): Promise<void> {
  const { uid } = account;
  await db.transaction(async (tx) => {
    const { code } = await issueCode({ db: tx, clock }, { uid, purpose: 'password' });
    const reset = passwordResetMail(account, { origin, code, redirect });
    await queueMails({ db: tx, clock }, [{ ...{ kind: 'account', uid }, ...reset }]);
  });
}
