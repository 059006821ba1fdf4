import type { Context } from '../../context.ts';
import { queueMails } from '../../mail/outbox/queueMails.ts';
import { nl } from '../../texts/nl.ts';
import { refuseWeakPassword } from '../passwords/passwordProblem.ts';
import { passwordChangedMail } from '../people/accountMails.ts';
import { lockParents } from '../people/parents/lockParents.ts';
import { proveMailbox } from '../people/parents/proveMailbox.ts';
import { type Account, loadAccount, replacePassword } from '../sessions/account.ts';
import { codeUsed, findCode, useCode as spendCode } from '../sessions/oneTimeCodes.ts';
import type { Passwords } from '../sessions/passwords.ts';

interface NewPassword {
  readonly code: string;
  readonly password: string;
}

/**
 * Gives an account another password by the code of its mail, which is used up. @throws a refusal of a code that is not good, or
 * of a weak password
 */
export async function setPasswordByCode(
  context: Pick<Context, 'db' | 'clock'> & { readonly passwords: Pick<Passwords, 'hash'> },
  { code, password }: NewPassword,
): Promise<Account> {
  const uid = await findCode(context, code, 'password');
  // Checks the code before the slow hash: guessing codes must not keep the server busy.
  if (uid === undefined) throw codeUsed(nl.refusals.resetCodeUsed);
  await refuseWeakPassword(context.db, uid, password);
  const passwordHash = await context.passwords.hash(password);
  return replaceByCode(context, { code, uid, passwordHash });
}

interface HashedPassword {
  readonly code: string;
  /** The person whom the code stands for. */
  readonly uid: number;
  readonly passwordHash: string;
}

function replaceByCode(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { code, uid, passwordHash }: HashedPassword,
): Promise<Account> {
  return db.transaction(async (tx) => {
    // Locks the person before the code. A new password revokes the other codes, so two links at once would deadlock.
    await lockParents(tx, uid);
    const used = await spendCode({ db: tx, clock }, code, 'password');
    const account = used && (await loadAccount(tx, used.uid));
    const isSet = account && (await replacePassword({ db: tx, clock }, { account, passwordHash }));
    if (!isSet) throw codeUsed(nl.refusals.resetCodeUsed);
    // The code came by mail, and another address would have ended it.
    await proveMailbox({ db: tx, clock }, { uid, mail: account.mail });
    await queueMails({ db: tx, clock }, [passwordChangedMail(account)]);
    return account;
  });
}
