import { nl as formTexts } from '@clubpoort/form-engine/headless';
import { violates } from '../../db/violates.ts';
import { invalidFields } from '../../http/invalidFields.ts';
import { loginChangedMail } from '../../mail/accountMails.ts';
import { changeProfile } from '../../services/people/changeProfile.ts';
import { loadProfile } from '../../services/people/loadProfile.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleSaveProfile: OperationHandler<'save_profile'> = async (call) => {
  const { db, clock, request, caller, mailer, loginAttempts: attempts } = call;
  try {
    const left = await db.transaction((tx) => changeProfile(tx, clock, { caller, request, attempts }));
    const mail = left?.mail;
    if (mail)
      call.afterwards('mail of a changed login', () =>
        mailer.send(loginChangedMail({ mail, fname: left.fname })),
      );
  } catch (error) {
    // Somebody made an account with this mail after it was found to be free.
    if (!violates(error, 'users_mail_logs_in_once')) throw error;
    throw invalidFields(request.uid, [{ field: 'mail', message: formTexts.emailInUse }]);
  }
  return { result: await loadProfile(db, request.uid) };
};
