import { logInByPassword } from '../../services/logins/logInByPassword.ts';
import { setPasswordByCode } from '../../services/logins/setPasswordByCode.ts';
import { refuseWeakPassword } from '../../services/passwords/refuseWeakPassword.ts';
import { passwordChangedMail } from '../../services/people/accountMails.ts';
import { codeUsed, findCode } from '../../services/sessions/oneTimeCodes.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleResetPassword: OperationHandler<'reset_password'> = async (call) => {
  const { db, request } = call;
  const { code } = request;
  const uid = await findCode(call, code, 'password');
  // Checks the code before the slow hash: guessing codes must not keep the server busy.
  if (uid === undefined) throw codeUsed(nl.refusals.resetCodeUsed);
  await refuseWeakPassword(db, uid, request.password);
  const passwordHash = await call.passwords.hash(request.password);
  const account = await setPasswordByCode(call, { code, uid, passwordHash });
  call.afterwards('mail of a changed password', () => call.mailer.send(passwordChangedMail(account)));
  return logInByPassword(call, account.uid);
};
