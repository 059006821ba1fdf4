import { onceForKey } from '../../services/idempotency/onceForKey.ts';
import { undoTransfer } from '../../services/ledger/undoTransfer.ts';
import { requireManagedClub } from '../../services/management/requireManagedClub.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleUndoTransfer: OperationHandler<'undo_transfer'> = async (call) => {
  const { db, caller, request, idempotencyKey: key } = call;
  const { nid: clubNid } = await requireManagedClub(db, request.club, caller);
  const { payment: paymentId, reason } = request;
  const once = { operation: 'undo_transfer', uid: caller.uid, key, body: request } as const;
  const undone = await onceForKey(call, once, (tx) =>
    undoTransfer({ ...call, db: tx }, { clubNid, by: caller.uid, paymentId, reason: reason.trim() }),
  );
  call.sendQueuedMails();
  return { result: undone };
};
