import { confirmMail } from '../../services/people/login-mail/confirmMail.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleConfirmMail: OperationHandler<'confirm_mail'> = async (call) => {
  const { caller, request } = call;
  const { mail, isNew: changed } = await confirmMail(call, { caller, code: request.code });
  return { result: { mail, changed } };
};
