import { acceptRole } from '../../services/clubs/roles/acceptRole.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleAcceptRoleInvite: OperationHandler<'accept_role_invite'> = async (call) => {
  await acceptRole(call, { code: call.request.code, caller: call.caller });
  return { result: true };
};
