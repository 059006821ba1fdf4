import { inviteParent } from '../../services/people/parents/inviteParent.ts';
import { toWireInvite } from '../../services/people/parents/loadParents.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleInviteParent: OperationHandler<'invite_parent'> = async (call) => {
  const { caller, request } = call;
  const made = await inviteParent(call, { caller, mail: request.mail, children: request.users });
  return { result: toWireInvite(made.invite, made.children) };
};
