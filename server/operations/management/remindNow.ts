import { takesPayments } from '../../payments/noCheckout.ts';
import { remindNow } from '../../services/ledger/remindNow.ts';
import { requireManagedClub } from '../../services/management/requireManagedClub.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleRemindNow: OperationHandler<'remind_now'> = async (call) => {
  const { db, caller, request } = call;
  const { nid: clubNid } = await requireManagedClub(db, request.club, caller);
  const context = { ...call, paysOnline: takesPayments(call.provider) };
  const result = await remindNow(context, { clubNid, by: caller.uid, oid: request.order });
  call.sendQueuedMails();
  return { result };
};
