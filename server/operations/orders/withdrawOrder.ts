import { unixSecondsOf } from '../../clock.ts';
import { sendWithdrawalMails } from '../../services/orders/withdrawing/sendWithdrawalMails.ts';
import { withdrawOrder } from '../../services/orders/withdrawing/withdrawOrder.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleWithdrawOrder: OperationHandler<'withdraw_order'> = async (call) => {
  const { caller, request } = call;
  const { placed, at, isNew } = await withdrawOrder(call, {
    caller,
    oid: request.oid,
    note: request.note.trim(),
  });
  if (isNew)
    call.afterwards('mails about a withdrawal', () => sendWithdrawalMails(call, { caller, placed, at }));
  return { result: { withdrawn: unixSecondsOf(at) } };
};
