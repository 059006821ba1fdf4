import { acceptInvite } from '../../services/people/parents/acceptInvite.ts';
import type { OperationHandler } from '../operationHandler.ts';
import { sessionTokenOf } from '../sessionTokenOf.ts';

export const handleAcceptParentInvite: OperationHandler<'accept_parent_invite'> = async (call) => {
  const { request, caller, credential } = call;
  await acceptInvite(call, { code: request.code, caller, kept: sessionTokenOf(credential) });
  return { result: true };
};
