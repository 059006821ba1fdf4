import { leaveAsParent } from '../../services/people/parents/endParent.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleLeaveFamily: OperationHandler<'leave_family'> = async (call) => {
  await leaveAsParent(call, call.caller.uid);
  return { result: true };
};
