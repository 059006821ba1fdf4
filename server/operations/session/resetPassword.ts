import { logInByPassword } from '../../services/logins/logInByPassword.ts';
import { setPasswordByCode } from '../../services/logins/setPasswordByCode.ts';
import { passwordChangedMail } from '../../services/people/accountMails.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleResetPassword: OperationHandler<'reset_password'> = async (call) => {
  const account = await setPasswordByCode(call, call.request);
  call.afterwards('mail of a changed password', () => call.mailer.send(passwordChangedMail(account)));
  return logInByPassword(call, account.uid);
};
