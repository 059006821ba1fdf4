import { centsOf } from '#rules/money.ts';
import { readCartSelection } from '../../services/cart/cartSelection.ts';
import { onceForKey } from '../../services/idempotency/onceForKey.ts';
import { placeOrder } from '../../services/orders/placeOrder.ts';
import { sendOrderMail } from '../../services/orders/sendOrderMails.ts';
import { requirePassClub } from '../../services/passes/requirePassClub.ts';
import { loadPerson } from '../../services/people/people.ts';
import type { OperationHandler } from '../operationHandler.ts';

/** Orders one pass, whose turns are added to an existing card. */
export const handleReloadPass: OperationHandler<'reload_pass'> = async (call) => {
  const { db, clock, caller, request } = call;
  const { uid, card, pass, total } = request;
  const once = {
    operation: 'reload_pass',
    uid: caller.uid,
    key: call.idempotencyKey,
    body: request,
  } as const;
  // Stays empty for a repeated request, which gets the stored answer and sends no mails.
  const placed: number[] = [];
  const answer = await db.transaction((tx) =>
    onceForKey(tx, clock, once, async () => {
      const club = await requirePassClub(tx, request.club, caller);
      const who = { club, person: await loadPerson(tx, uid), heldBy: caller.uid, companions: [] };
      const wanted = {
        ...readCartSelection({ tariffs: [], passes: [pass] }, who),
        reloadedCard: card,
        placedBy: caller.uid,
        shownTotalCents: centsOf(total),
      };
      const { oid } = await placeOrder(tx, clock, wanted);
      placed.push(oid);
      return { result: { oids: [oid] } };
    }),
  );
  for (const oid of placed) call.afterwards('mail of an order', () => sendOrderMail(call, oid));
  return answer;
};
