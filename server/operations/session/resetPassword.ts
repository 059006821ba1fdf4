import { eq } from 'drizzle-orm';
import { users } from '../../db/schema.ts';
import { logInByPassword } from '../../services/logins/logInByPassword.ts';
import { refuseWeakPassword } from '../../services/passwords/refuseWeakPassword.ts';
import { passwordChangedMail } from '../../services/people/accountMails.ts';
import { lockPerson } from '../../services/people/lockPerson.ts';
import { type Account, loadAccount, replacePassword } from '../../services/sessions/account.ts';
import { codeUsed, findCode, useCode } from '../../services/sessions/oneTimeCodes.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

type Call = Parameters<OperationHandler<'reset_password'>>[0];

export const handleResetPassword: OperationHandler<'reset_password'> = async (call) => {
  const { db, clock, request } = call;
  const uid = await findCode(db, clock, request.code, 'password');
  // Refuses before the password is hashed, so that guessing codes can't keep the server busy.
  if (uid === undefined) throw codeUsed(nl.refusals.resetCodeUsed);
  await refuseWeakPassword(db, uid, request.password);
  const account = await setPassword(call, uid, await call.passwords.hash(request.password));
  call.afterwards('mail of a changed password', () => call.mailer.send(passwordChangedMail(account)));
  return logInByPassword(call, account.uid);
};

function setPassword({ db, clock, request }: Call, uid: number, passwordHash: string): Promise<Account> {
  return db.transaction(async (tx) => {
    // Locks the person before the code. A new password revokes the other codes, so two links at once would deadlock.
    await lockPerson(tx, uid);
    const used = await useCode(tx, clock, request.code, 'password');
    const account = used && (await loadAccount(tx, used.uid));
    const isSet = account && (await replacePassword(tx, clock, { account, passwordHash }));
    if (!isSet) throw codeUsed(nl.refusals.resetCodeUsed);
    // Confirms the address: the code was mailed to it, and a change of address would have ended the code.
    await tx.update(users).set({ confirmedMail: account.mail }).where(eq(users.uid, account.uid));
    return account;
  });
}
