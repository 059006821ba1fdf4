import { nl as formTexts } from '@clubpoort/form-engine/headless';
import { plainMail } from '#rules/plainMail.ts';
import { invalidFields } from '../../http/invalidFields.ts';
import { requirePortalOrigin } from '../../http/requirePortalOrigin.ts';
import { isMail } from '../../services/people/mailProblem.ts';
import { mailReset } from '../../services/people/mailReset.ts';
import { findAccountByMail } from '../../services/sessions/account.ts';
import { findKnownDevice } from '../../services/sessions/knownDevices.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleRequestPasswordReset: OperationHandler<'request_password_reset'> = async (call) => {
  const { db } = call;
  const mail = plainMail(call.request.mail);
  if (!isMail(mail)) throw invalidFields(0, [{ field: 'mail', message: formTexts.email }]);
  const origin = requirePortalOrigin(call.portalOrigin);
  const device = await findKnownDevice(call, { device: call.device, mail });
  await call.mailAttempts.count({ kind: 'new password', to: mail, device }, async () => {
    // Runs after the answer, so that neither the answer nor its time tells whether the account exists.
    call.afterwards('mail of a password reset', async () => {
      const account = await findAccountByMail(db, mail);
      if (!account) return;
      await mailReset(call, { account, origin, redirect: call.request.redirect });
    });
  });
  return { result: true };
};
