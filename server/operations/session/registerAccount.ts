import { logInByPassword } from '../../services/logins/logInByPassword.ts';
import { registerAccount } from '../../services/logins/registerAccount.ts';
import { confirmNewAccount } from '../../services/people/login-mail/confirmNewAccount.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleRegisterAccount: OperationHandler<'register_account'> = async (call) => {
  const account = await registerAccount(call, call.request);
  call.afterwards('mail to confirm an address', () => confirmNewAccount(call, account));
  return logInByPassword(call, { uid: account.uid, stays: true });
};
