import { Refused } from '../../http/refused.ts';
import { logInByPassword } from '../../services/logins/logInByPassword.ts';
import { findAccount } from '../../services/sessions/findAccount.ts';
import { findKnownDevice } from '../../services/sessions/knownDevices.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleLogin: OperationHandler<'login'> = async (call) => {
  const { db, request, device, loginAttempts } = call;
  const tried = { mail: request.mail, device: await findKnownDevice(call, { device, mail: request.mail }) };
  const uid = await loginAttempts.tryPassword(tried, (isRight) => findAccount({ db, isRight }, request));
  if (uid === undefined) throw wrongLogin();
  return logInByPassword(call, { uid, stays: request.stays ?? true });
};

function wrongLogin(): Refused {
  return new Refused(401, { errors: [nl.refusals.wrongLogin], code: 'unauthenticated' });
}
