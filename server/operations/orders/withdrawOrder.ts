import { unixSecondsOf } from '../../clock.ts';
import { withdrawOrder } from '../../services/orders/withdrawing/withdrawOrder.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleWithdrawOrder: OperationHandler<'withdraw_order'> = async (call) => {
  const { caller, request } = call;
  const at = await withdrawOrder(call, { caller, oid: request.oid, note: request.note.trim() });
  return { result: { withdrawn: unixSecondsOf(at) } };
};
