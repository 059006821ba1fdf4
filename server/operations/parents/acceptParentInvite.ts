import { acceptInvite } from '../../services/people/parents/acceptInvite.ts';
import { parentCameMails } from '../../services/people/parents/parentMails.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleAcceptParentInvite: OperationHandler<'accept_parent_invite'> = async (call) => {
  const { person, parents } = await acceptInvite(call, { code: call.request.code, caller: call.caller });
  call.afterwards('mails about a new parent', async () => {
    for (const mail of parentCameMails(person, parents)) await call.mailer.send(mail);
  });
  return { result: true };
};
