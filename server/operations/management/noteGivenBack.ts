import { onceForKey } from '../../services/idempotency/onceForKey.ts';
import { noteGivenBack } from '../../services/ledger/giving-back/noteGivenBack.ts';
import { requireManagedClub } from '../../services/management/requireManagedClub.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleNoteGivenBack: OperationHandler<'note_given_back'> = async (call) => {
  const { db, caller, request, idempotencyKey: key } = call;
  const { nid: clubNid } = await requireManagedClub(db, request.club, caller);
  const { order: oid, amount, way, givenOn, refund } = request;
  const once = { operation: 'note_given_back', uid: caller.uid, key, body: request } as const;
  const noted = await onceForKey(call, once, (tx) =>
    noteGivenBack({ ...call, db: tx }, { clubNid, by: caller.uid, oid, amount, way, givenOn, refund }),
  );
  call.sendQueuedMails();
  return { result: noted };
};
