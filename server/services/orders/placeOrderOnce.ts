import type { Context } from '../../context.ts';
import { sendCoupleInvitation } from '../couples/sendCoupleMails.ts';
import { type IdempotentRequest, readAndWriteOnce } from '../idempotency/onceForKey.ts';
import { type PlacedCart, placeOrder } from './placeOrder.ts';
import type { WantedOrder } from './placing/wantedOrder.ts';

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
      const cart = await placeOrder({ db: tx, clock, portalOrigin }, wanted);
      placed.push(cart);
      return { result: { oids: [cart.oid] } };
    },
  });
  for (const { invites } of placed)
    for (const { cciid } of invites)
      context.afterwards('mail to an invited partner', () => sendCoupleInvitation(context, cciid));
  return answer;
}
