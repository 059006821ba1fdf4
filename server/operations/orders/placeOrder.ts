import { centsOf } from '../../../rules/money.ts';
import { requireClub } from '../../services/clubs/clubs.ts';
import { onceForKey } from '../../services/idempotency/onceForKey.ts';
import { placeOrder } from '../../services/orders/placeOrder.ts';
import { loadPerson } from '../../services/people/people.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handlePlaceOrder: OperationHandler<'place_order'> = async (call) => {
  const { db, clock, caller } = call;
  const { club: nid, uid, tariffs, total } = call.request;
  const body = { club: nid, uid, tariffs, total };
  const once = { operation: 'place_order', uid: caller.uid, key: call.idempotencyKey, body } as const;
  return db.transaction((tx) =>
    onceForKey(tx, clock, once, async () => {
      const club = await requireClub(tx, { nid }, caller);
      const person = await loadPerson(tx, uid);
      const wanted = { club, person, tariffs, placedBy: caller.uid, shownTotalCents: centsOf(total) };
      return { result: { oids: [await placeOrder(tx, clock, wanted)] } };
    }),
  );
};
