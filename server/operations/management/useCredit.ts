import { onceForKey } from '../../services/idempotency/onceForKey.ts';
import { payByCredit } from '../../services/ledger/giving-back/payByCredit.ts';
import { requireManagedClub } from '../../services/management/requireManagedClub.ts';
import { settleOrders } from '../../services/orders/settling/settleOrders.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleUseCredit: OperationHandler<'use_credit'> = async (call) => {
  const { db, caller, request, idempotencyKey: key } = call;
  const { nid: clubNid } = await requireManagedClub(db, request.club, caller);
  const { order: oid, forOrder, amount, refund, open } = request;
  // Asks first, because somebody may have paid online at this very moment.
  await settleOrders(call, [forOrder]);
  const once = { operation: 'use_credit', uid: caller.uid, key, body: request } as const;
  const used = await onceForKey(call, once, (tx) =>
    payByCredit({ ...call, db: tx }, { clubNid, by: caller.uid, oid, forOrder, amount, refund, open }),
  );
  call.sendQueuedMails();
  return { result: used };
};
