import { centsOf } from '#rules/money.ts';
import { placeOrderOnce } from '../../services/orders/placeOrderOnce.ts';
import { readReload } from '../../services/orders/placing/readReload.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleReloadPass: OperationHandler<'reload_pass'> = async (call) => {
  const { caller, request, idempotencyKey: key } = call;
  const { club: clubNid, uid, card: cardId, pass: passNid, total } = request;
  const once = { operation: 'reload_pass', uid: caller.uid, key, body: request } as const;
  const reload = { caller, clubNid, uid, cardId, passNid, shownTotalCents: centsOf(total) };
  return placeOrderOnce(call, once, () => readReload(call, reload));
};
