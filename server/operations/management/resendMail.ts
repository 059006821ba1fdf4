import { resendUndelivered } from '../../services/ledger/resendUndelivered.ts';
import { requireManagedClub } from '../../services/management/requireManagedClub.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleResendMail: OperationHandler<'resend_mail'> = async (call) => {
  const { db, caller, request } = call;
  const { nid: clubNid } = await requireManagedClub(db, request.club, caller);
  const to = await resendUndelivered(call, { clubNid, by: caller.uid, id: request.mailId });
  call.sendQueuedMails();
  return { result: { to } };
};
