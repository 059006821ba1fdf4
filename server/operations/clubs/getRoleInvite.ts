import { unixSecondsOf } from '../../clock.ts';
import { showRoleInvite } from '../../services/clubs/roles/acceptRole.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetRoleInvite: OperationHandler<'get_role_invite'> = async (call) => {
  const { invite, club } = await showRoleInvite(call, call.request.code);
  const { role, mail, expiresAt } = invite;
  return {
    result: { club: { url: club.url, title: club.title }, role, mail, expires: unixSecondsOf(expiresAt) },
  };
};
