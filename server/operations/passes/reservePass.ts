import { onceForKey } from '../../services/idempotency/onceForKey.ts';
import { reservePass } from '../../services/passes/reservePass.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleReservePass: OperationHandler<'reserve_pass'> = async (call) => {
  const { clock, caller, request, idempotencyKey: key } = call;
  const { club: clubNid, uid, card: cardId, session: sessionNid } = request;
  const once = { operation: 'reserve_pass', uid: caller.uid, key, body: request } as const;
  return onceForKey(call, once, async (tx) => ({
    result: await reservePass({ db: tx, clock }, { caller, clubNid, uid, cardId, sessionNid }),
  }));
};
