import type { Context } from '../../context.ts';
import { refusals } from '../../http/refused.ts';
import { queueMails } from '../../mail/outbox/queueMails.ts';
import { refuseWeakPassword } from '../passwords/passwordProblem.ts';
import { passwordChangedMail } from '../people/accountMails.ts';
import { type Account, replacePassword } from '../sessions/account.ts';
import type { Passwords } from '../sessions/passwords.ts';
import { type ProvingCall, requirePassword } from '../sessions/requirePassword.ts';

interface PasswordChange {
  readonly current: string;
  readonly password: string;
  /** The token of the session that stays open. */
  readonly kept?: string | undefined;
}

/** Gives the caller another password after a check of the current one. @throws a refusal of a wrong or weak password */
export async function changePassword(
  context: Pick<Context, 'db' | 'clock'> & ProvingCall & { readonly passwords: Pick<Passwords, 'hash'> },
  { current, password, kept }: PasswordChange,
): Promise<Account> {
  const { db, clock } = context;
  const account = await requirePassword(context, { field: 'current', password: current });
  await refuseWeakPassword(db, account.uid, password);
  // Hashes before the transaction, because a hash takes long and would hold locks.
  const passwordHash = await context.passwords.hash(password);
  const isReplaced = await db.transaction(async (tx) => {
    const change = { account, passwordHash, ...(kept !== undefined && { kept }) };
    if (!(await replacePassword({ db: tx, clock }, change))) return false;
    await queueMails({ db: tx, clock }, [passwordChangedMail(account)]);
    return true;
  });
  if (!isReplaced) throw refusals.busy();
  return account;
}
