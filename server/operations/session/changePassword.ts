import { refusals } from '../../http/refused.ts';
import { refuseWeakPassword } from '../../services/passwords/refuseWeakPassword.ts';
import { passwordChangedMail } from '../../services/people/accountMails.ts';
import { replacePassword } from '../../services/sessions/account.ts';
import { rememberDevice } from '../../services/sessions/knownDevices.ts';
import { requirePassword } from '../../services/sessions/requirePassword.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleChangePassword: OperationHandler<'change_password'> = async (call) => {
  const { db, clock, request, credential } = call;
  const account = await requirePassword(call, { field: 'current', password: request.current });
  await refuseWeakPassword(db, account.uid, request.password);
  const passwordHash = await call.passwords.hash(request.password);
  const isReplaced = await db.transaction((tx) =>
    replacePassword(tx, clock, {
      account,
      passwordHash,
      ...(credential.state === 'valid' && { kept: credential.token }),
    }),
  );
  if (!isReplaced) throw refusals.busy();
  if (call.bearerToken === undefined) await rememberDevice(call, account.uid);
  call.afterwards('mail of a changed password', () => call.mailer.send(passwordChangedMail(account)));
  return { result: true };
};
