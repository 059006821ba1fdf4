import { logInByPassword } from '../../services/logins/logInByPassword.ts';
import { setPasswordByCode } from '../../services/logins/setPasswordByCode.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleResetPassword: OperationHandler<'reset_password'> = async (call) => {
  const account = await setPasswordByCode(call, call.request);
  return logInByPassword(call, { uid: account.uid, stays: true });
};
