import type { Context } from '../../context.ts';
import { emptyKeptCart } from '../cart/keptCarts.ts';
import { sendCoupleInvitation } from '../couples/sendCoupleMails.ts';
import { type IdempotentRequest, readAndWriteOnce } from '../idempotency/onceForKey.ts';
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
 * @param read - refuses an order that is no longer possible
 */
export async function placeOrderOnce(
  context: Pick<Context, 'db' | 'clock' | 'mailer' | 'portalOrigin' | 'afterwards'>,
  once: IdempotentRequest,
  read: () => Promise<WantedOrder>,
): Promise<OrderAnswer> {
  // Stays empty for a repeated request, which gets the stored answer and sends no mails.
  const placed: PlacedCart[] = [];
  const answer = await readAndWriteOnce(context, once, {
    read,
    async write(tx, wanted) {
      const { clock, portalOrigin } = context;
      const cart = await placeOrder({ db: tx, clock }, wanted);
      placed.push(cart);
      // A cart that follows sends one mail for the whole checkout. If it never comes, `queueWaitingOrders` does.
      if (!wanted.mailWaits)
        await queueOrderMail(
          { db: tx, clock, portalOrigin },
          { oid: cart.oid, clubNid: wanted.club.nid, placedBy: wanted.placedBy },
        );
      // Turns for a pass are bought beside the cart.
      if (wanted.reloadedCard === undefined)
        await emptyKeptCart({ db: tx, clock }, { uid: wanted.person.uid, clubNid: wanted.club.nid });
      return { result: { oids: [cart.oid] } };
    },
  });
  for (const { invites } of placed)
    for (const { cciid } of invites)
      context.afterwards('mail to an invited partner', () => sendCoupleInvitation(context, cciid));
  return answer;
}
