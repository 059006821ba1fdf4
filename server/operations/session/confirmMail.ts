import { confirmMail } from '../../services/logins/confirmMail.ts';
import type { OperationHandler } from '../operationHandler.ts';
import { sessionTokenOf } from '../sessionTokenOf.ts';

export const handleConfirmMail: OperationHandler<'confirm_mail'> = async (call) => {
  const { caller, request, credential } = call;
  const proof = { caller, code: request.code, kept: sessionTokenOf(credential) };
  const { mail, isNew: changed } = await confirmMail(call, proof);
  return { result: { mail, changed } };
};
