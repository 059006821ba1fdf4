import { leaveAsParent } from '../../services/people/parents/endParent.ts';
import { parentGoneMails } from '../../services/people/parents/parentMails.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleLeaveFamily: OperationHandler<'leave_family'> = async (call) => {
  const parted = await leaveAsParent(call, call.caller.uid);
  call.afterwards('mails about a parent who left', async () => {
    for (const mail of parentGoneMails(parted)) await call.mailer.send(mail);
  });
  return { result: true };
};
