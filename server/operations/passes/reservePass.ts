import { onceForKey } from '../../services/idempotency/onceForKey.ts';
import { requirePassClub } from '../../services/passes/requirePassClub.ts';
import { reservePass } from '../../services/passes/reservePass.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleReservePass: OperationHandler<'reserve_pass'> = async (call) => {
  const { db, clock, caller, request } = call;
  const { uid, card: cardId, session: sessionNid } = request;
  const once = {
    operation: 'reserve_pass',
    uid: caller.uid,
    key: call.idempotencyKey,
    body: request,
  } as const;
  return db.transaction((tx) =>
    onceForKey(tx, clock, once, async () => {
      const { nid: clubNid } = await requirePassClub(tx, request.club, caller);
      return { result: await reservePass(tx, clock, { clubNid, uid, cardId, sessionNid }) };
    }),
  );
};
