import { changePassword } from '../../services/logins/changePassword.ts';
import { rememberDevice } from '../../services/sessions/knownDevices.ts';
import type { OperationHandler } from '../operationHandler.ts';
import { sessionTokenOf } from '../sessionTokenOf.ts';

export const handleChangePassword: OperationHandler<'change_password'> = async (call) => {
  const { request, credential, bearerToken, device } = call;
  const kept = sessionTokenOf(credential);
  const account = await changePassword(call, { ...request, kept });
  if (bearerToken === undefined) await rememberDevice(call, { device, uid: account.uid });
  return { result: true };
};
