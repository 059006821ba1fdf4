import type { Context } from '../../context.ts';
import { refusals } from '../../http/refused.ts';
import { emptyKeptCart } from '../cart/keptCarts.ts';
import { sendCoupleInvitation } from '../couples/sendCoupleMails.ts';
import { type IdempotentRequest, isAnswered, onceForKey } from '../idempotency/onceForKey.ts';
import { type PlacedCart, placeOrder } from './placeOrder.ts';
import type { WantedOrder } from './placing/wantedOrder.ts';
import { queueOrderMail } from './queueOrderMails.ts';

interface OrderAnswer {
  readonly result: { readonly oids: number[] };
}

/**
 * Places an order once per key, and mails about it. The order is read outside any transaction: it changes neither clubs nor
 * people, so they need no lock.
 *
 * @param read - refuses an order that is no longer possible, unless the request was answered already
 */
export async function placeOrderOnce(
  context: Pick<Context, 'db' | 'clock' | 'mailer' | 'portalOrigin' | 'afterwards'>,
  once: IdempotentRequest,
  read: () => Promise<WantedOrder>,
): Promise<OrderAnswer> {
  const { db, clock } = context;
  const wanted = await read().catch(async (refusal: unknown) => {
    if (await isAnswered(db, once)) return undefined;
    throw refusal;
  });
  // Stays empty for a repeated request, which gets the stored answer and sends no mails.
  const placed: PlacedCart[] = [];
  const answer = await onceForKey(context, once, async (tx) => {
    if (!wanted) throw refusals.busy();
    const cart = await placeOrder({ db: tx, clock }, wanted);
    placed.push(cart);
    // A cart that follows sends one mail for the whole checkout. If it never comes, `queueWaitingOrders` does.
    if (!wanted.mailWaits)
      await queueOrderMail(
        { db: tx, clock, portalOrigin: context.portalOrigin },
        { oid: cart.oid, clubNid: wanted.club.nid, placedBy: wanted.placedBy },
      );
    // Turns for a pass are bought beside the cart.
    if (wanted.reloadedCard === undefined)
      await emptyKeptCart({ db: tx, clock }, { uid: wanted.person.uid, clubNid: wanted.club.nid });
    return { result: { oids: [cart.oid] } };
  });
  for (const { invites } of placed)
    for (const { cciid } of invites)
      context.afterwards('mail to an invited partner', () => sendCoupleInvitation(context, cciid));
  return answer;
}
