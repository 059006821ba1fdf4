import { withdrawInvite } from '../../services/people/parents/endParent.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleWithdrawParentInvite: OperationHandler<'withdraw_parent_invite'> = async (call) => {
  await withdrawInvite(call, { caller: call.caller, id: call.request.invite });
  return { result: true };
};
