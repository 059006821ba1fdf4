import { removeParent } from '../../services/people/parents/endParent.ts';
import { parentGoneMails } from '../../services/people/parents/parentMails.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleRemoveParent: OperationHandler<'remove_parent'> = async (call) => {
  const parted = await removeParent(call, { caller: call.caller, uid: call.request.uid });
  call.afterwards('mails about a parent who was removed', async () => {
    for (const mail of parentGoneMails(parted)) await call.mailer.send(mail);
  });
  return { result: true };
};
