import { onceForKey } from '../../services/idempotency/onceForKey.ts';
import { undoGivenBack } from '../../services/ledger/giving-back/undoGivenBack.ts';
import { requireManagedClub } from '../../services/management/requireManagedClub.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleUndoGivenBack: OperationHandler<'undo_given_back'> = async (call) => {
  const { db, caller, request, idempotencyKey: key } = call;
  const { nid: clubNid } = await requireManagedClub(db, request.club, caller);
  const { entry: entryId, reason } = request;
  const once = { operation: 'undo_given_back', uid: caller.uid, key, body: request } as const;
  const undone = await onceForKey(call, once, (tx) =>
    undoGivenBack({ ...call, db: tx }, { clubNid, by: caller.uid, entryId, reason: reason.trim() }),
  );
  call.sendQueuedMails();
  return { result: undone };
};
