import { unixSecondsOf } from '../../clock.ts';
import { showInvite } from '../../services/people/parents/acceptInvite.ts';
import { fullName } from '../../services/people/people.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetParentInvite: OperationHandler<'get_parent_invite'> = async (call) => {
  const { caller, request } = call;
  const { invite, inviter, members, acceptance } = await showInvite(call, { code: request.code, caller });
  return {
    result: {
      kind: invite.guardianName === null ? 'parent' : 'guardian',
      inviter: fullName(inviter),
      way: acceptance.way,
      members: members.map(({ fname }) => fname),
      mail: invite.mail,
      expires: unixSecondsOf(invite.expiresAt),
      obstacle: acceptance.obstacle,
    },
  };
};
