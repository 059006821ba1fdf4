import { logInByPassword } from '../../services/logins/logInByPassword.ts';
import { registerAccount } from '../../services/logins/registerAccount.ts';
import { sendFirstConfirmation } from '../../services/people/login-mail/sendFirstConfirmation.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleRegisterAccount: OperationHandler<'register_account'> = async (call) => {
  const account = await registerAccount(call, call.request);
  call.afterwards('mail to confirm an address', () => sendFirstConfirmation(call, account));
  return logInByPassword(call, account.uid);
};
