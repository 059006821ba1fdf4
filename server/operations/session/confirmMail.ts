import { nl as formTexts } from '@clubpoort/form-engine/headless';
import { violates } from '../../db/violates.ts';
import { Refused } from '../../http/refused.ts';
import { loginChangedMail } from '../../services/people/accountMails.ts';
import { type ConfirmedMail, confirmMail } from '../../services/people/login-mail/confirmMail.ts';
import type { OperationHandler } from '../operationHandler.ts';

type Call = Parameters<OperationHandler<'confirm_mail'>>[0];

export const handleConfirmMail: OperationHandler<'confirm_mail'> = async (call) => {
  const { mail, left } = await confirm(call);
  if (left?.mail) {
    const old = { mail: left.mail, fname: left.fname };
    call.afterwards('mail of a changed login', () => call.mailer.send(loginChangedMail(old)));
  }
  return { result: { mail, changed: left !== undefined } };
};

async function confirm({ db, clock, caller, request }: Call): Promise<ConfirmedMail> {
  try {
    return await db.transaction((tx) => confirmMail(tx, clock, { caller, code: request.code }));
  } catch (error) {
    // Another account took this mail after the link was sent.
    if (!violates(error, 'users_mail_logs_in_once')) throw error;
    throw new Refused(409, { errors: [formTexts.emailInUse], code: 'account-exists' });
  }
}
