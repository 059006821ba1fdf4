import { acceptInvite } from '../../services/people/parents/acceptInvite.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleAcceptParentInvite: OperationHandler<'accept_parent_invite'> = async (call) => {
  await acceptInvite(call, { code: call.request.code, caller: call.caller });
  return { result: true };
};
