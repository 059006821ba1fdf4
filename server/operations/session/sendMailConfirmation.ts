import { renewConfirmation } from '../../services/people/login-mail/renewConfirmation.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleSendMailConfirmation: OperationHandler<'send_mail_confirmation'> = async (call) => {
  await renewConfirmation(call, call.caller.uid);
  return { result: true };
};
