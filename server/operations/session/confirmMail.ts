import { loginChangedMail } from '../../services/people/accountMails.ts';
import { confirmMail } from '../../services/people/login-mail/confirmMail.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleConfirmMail: OperationHandler<'confirm_mail'> = async (call) => {
  const { caller, request } = call;
  const { mail, left } = await confirmMail(call, { caller, code: request.code });
  if (left?.mail) {
    const old = { mail: left.mail, fname: left.fname };
    call.afterwards('mail of a changed login', () => call.mailer.send(loginChangedMail(old)));
  }
  return { result: { mail, changed: left !== undefined } };
};
