import { invalidFields } from '../../http/invalidFields.ts';
import { refusals } from '../../http/refused.ts';
import { passwordChangedMail } from '../../mail/accountMails.ts';
import { loadAccount, replacePassword } from '../../services/sessions/account.ts';
import { hashPassword, isPassword } from '../../services/sessions/password.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleChangePassword: OperationHandler<'change_password'> = async (call) => {
  const { db, clock, request, caller, credential, loginAttempts } = call;
  const account = await loadAccount(db, caller.uid);
  await loginAttempts.count(account.mail);
  if (!(await isPassword(request.current, account.passwordHash))) {
    await loginAttempts.countFailure();
    throw invalidFields(caller.uid, [{ field: 'current', message: nl.refusals.wrongLogin }]);
  }
  const passwordHash = await hashPassword(request.password);
  const isReplaced = await db.transaction((tx) =>
    replacePassword(tx, clock, {
      account,
      passwordHash,
      ...(credential.state === 'valid' && { kept: credential.token }),
    }),
  );
  if (!isReplaced) throw refusals.busy();
  call.afterwards('mail of a changed password', () => call.mailer.send(passwordChangedMail(account)));
  return { result: true };
};
