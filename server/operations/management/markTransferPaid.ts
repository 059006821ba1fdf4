import { onceForKey } from '../../services/idempotency/onceForKey.ts';
import { markTransfer } from '../../services/ledger/markTransfer.ts';
import { requireManagedClub } from '../../services/management/requireManagedClub.ts';
import { settleOrders } from '../../services/orders/settling/settleOrders.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleMarkTransferPaid: OperationHandler<'mark_transfer_paid'> = async (call) => {
  const { db, caller, request, idempotencyKey: key } = call;
  const { nid: clubNid } = await requireManagedClub(db, request.club, caller);
  const {
    order: oid,
    amount,
    paidOn,
    open,
    by: way = 'transfer',
    refund = 0,
    keepsSurplus = false,
  } = request;
  // Asks first, because somebody may have paid online at this very moment.
  await settleOrders(call, [oid]);
  const once = { operation: 'mark_transfer_paid', uid: caller.uid, key, body: request } as const;
  const booked = await onceForKey(call, once, (tx) =>
    markTransfer(
      { ...call, db: tx },
      { ...{ clubNid, by: caller.uid, oid, amount, way, paidOn, open, refund, keepsSurplus } },
    ),
  );
  call.sendQueuedMails();
  return { result: booked };
};
