import { renewConfirmation } from '../../services/people/login-mail/renewConfirmation.ts';
import { sendConfirmation } from '../../services/people/login-mail/sendConfirmation.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleSendMailConfirmation: OperationHandler<'send_mail_confirmation'> = async (call) => {
  const link = await renewConfirmation(call, call.caller.uid);
  if (link) call.afterwards('mail to confirm an address', () => sendConfirmation(call, link));
  return { result: true };
};
