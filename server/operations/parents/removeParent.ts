import { removeParent } from '../../services/people/parents/endParent.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleRemoveParent: OperationHandler<'remove_parent'> = async (call) => {
  await removeParent(call, { caller: call.caller, uid: call.request.uid });
  return { result: true };
};
