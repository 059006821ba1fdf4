import { centsOf } from '../../../rules/money.ts';
import { requireClub } from '../../services/clubs/clubs.ts';
import { onceForKey } from '../../services/idempotency/onceForKey.ts';
import { readCartSelection } from '../../services/orders/cartSelection.ts';
import { placeOrder } from '../../services/orders/placeOrder.ts';
import { loadPerson } from '../../services/people/people.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handlePlaceOrder: OperationHandler<'place_order'> = async (call) => {
  const { db, clock, caller } = call;
  const { request } = call;
  const { uid, total } = request;
  const once = {
    operation: 'place_order',
    uid: caller.uid,
    key: call.idempotencyKey,
    body: request,
  } as const;
  return db.transaction((tx) =>
    onceForKey(tx, clock, once, async () => {
      const club = await requireClub(tx, { nid: request.club }, caller);
      const person = await loadPerson(tx, uid);
      const wanted = {
        ...readCartSelection(request, { club, person, heldBy: caller.uid, companions: [] }),
        placedBy: caller.uid,
        shownTotalCents: centsOf(total),
      };
      return { result: { oids: [await placeOrder(tx, clock, wanted)] } };
    }),
  );
};
