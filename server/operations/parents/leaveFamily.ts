import { leaveAsParent, leaveSharedChildren } from '../../services/people/parents/endParent.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleLeaveFamily: OperationHandler<'leave_family'> = async (call) => {
  const { caller, request } = call;
  if (request.uid === undefined) await leaveAsParent(call, caller.uid);
  else await leaveSharedChildren(call, { caller, child: request.uid });
  return { result: true };
};
