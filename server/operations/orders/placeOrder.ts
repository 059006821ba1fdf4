import { centsOf } from '#rules/money.ts';
import { refusals } from '../../http/refused.ts';
import { readProducts } from '../../services/cart/cartSelection.ts';
import { requireClub } from '../../services/clubs/clubs.ts';
import { sendCoupleInvitation } from '../../services/couples/sendCoupleMails.ts';
import { isAnswered, onceForKey } from '../../services/idempotency/onceForKey.ts';
import { type PlacedCart, placeOrder } from '../../services/orders/placeOrder.ts';
import { refuseWhatIsGone } from '../../services/orders/placing/refuseWhatIsGone.ts';
import type { WantedOrder } from '../../services/orders/placing/wantedOrder.ts';
import { loadCartSelection } from '../../services/orders/pricing/loadCartSelection.ts';
import { refuseVoucherGuesses } from '../../services/orders/pricing/refuseVoucherGuesses.ts';
import { sendOrderMail } from '../../services/orders/sendOrderMails.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handlePlaceOrder: OperationHandler<'place_order'> = async (call) => {
  const { db, clock, caller, request } = call;
  const once = {
    operation: 'place_order',
    uid: caller.uid,
    key: call.idempotencyKey,
    body: request,
  } as const;
  const wanted = await readWanted(call).catch(async (refusal: unknown) => {
    if (await isAnswered(db, once)) return undefined;
    throw refusal;
  });
  // Stays empty for a repeated request, which gets the stored answer and sends no mails.
  const placed: PlacedCart[] = [];
  const answer = await db.transaction((tx) =>
    onceForKey(tx, clock, once, async () => {
      if (!wanted) throw refusals.busy();
      const cart = await placeOrder(tx, clock, wanted);
      placed.push(cart);
      return { result: { oids: [cart.oid] } };
    }),
  );
  for (const { oid, invites } of placed) {
    call.afterwards('mail of an order', () => sendOrderMail(call, oid));
    for (const { cciid } of invites)
      call.afterwards('mail to an invited partner', () => sendCoupleInvitation(call, cciid));
  }
  return answer;
};

/** Runs outside any transaction: an order changes neither clubs nor people, so they need no lock. */
async function readWanted(call: Parameters<typeof handlePlaceOrder>[0]): Promise<WantedOrder> {
  const { db, clock, caller, request } = call;
  const goods = { clubNid: request.club, uid: request.uid, products: readProducts(request.products) };
  await refuseWhatIsGone(call, goods);
  const club = await requireClub(db, { nid: request.club }, caller);
  const selection = await loadCartSelection({ db, clock }, request, { club, caller });
  await refuseVoucherGuesses(call, selection);
  return { ...selection, placedBy: caller.uid, shownTotalCents: centsOf(request.total) };
}
