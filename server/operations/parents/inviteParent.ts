import { requirePortalOrigin } from '../../http/requirePortalOrigin.ts';
import { inviteParent } from '../../services/people/parents/inviteParent.ts';
import { toWireInvite } from '../../services/people/parents/loadParents.ts';
import { parentInviteMail } from '../../services/people/parents/parentMails.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleInviteParent: OperationHandler<'invite_parent'> = async (call) => {
  const { caller, request, mailer } = call;
  const origin = requirePortalOrigin(call.portalOrigin);
  const made = await inviteParent(call, { caller, mail: request.mail });
  call.afterwards('invitation of a parent', () => mailer.send(parentInviteMail(made, origin)));
  return { result: toWireInvite(made.invite) };
};
