import type { Context } from '../../context.ts';
import { refusals } from '../../http/refused.ts';
import { queueMailEvents } from '../../mail/outbox/queueMails.ts';
import { emptyKeptCart } from '../cart/keptCarts.ts';
import { type IdempotentRequest, isAnswered, onceForKey } from '../idempotency/onceForKey.ts';
import { placeOrder } from './placeOrder.ts';
import type { WantedOrder } from './placing/wantedOrder.ts';
import { orderEvent } from './queueOrderMails.ts';

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
  context: Pick<Context, 'db' | 'clock' | 'portalOrigin'>,
  once: IdempotentRequest,
  read: () => Promise<WantedOrder>,
): Promise<OrderAnswer> {
  const { db, clock } = context;
  const wanted = await read().catch(async (refusal: unknown) => {
    if (await isAnswered(db, once)) return undefined;
    throw refusal;
  });
  return onceForKey(context, once, async (tx) => {
    if (!wanted) throw refusals.busy();
    const { oid, invites } = await placeOrder({ db: tx, clock }, wanted);
    await queueMailEvents(
      { db: tx, clock },
      [
        // A cart that follows sends one mail for the whole checkout. If it never comes, `queueWaitingOrders` does.
        ...(wanted.mailWaits
          ? []
          : [orderEvent({ oid, clubNid: wanted.club.nid, placedBy: wanted.placedBy })]),
        ...invites.map(({ cciid }) => ({
          ...({ kind: 'partner', clubNid: wanted.club.nid } as const),
          event: { type: 'partner', cciid } as const,
        })),
      ].map((event) => ({ ...event, portalOrigin: context.portalOrigin })),
    );
    // Turns for a pass are bought beside the cart.
    if (wanted.reloadedCard === undefined)
      await emptyKeptCart({ db: tx, clock }, { uid: wanted.person.uid, clubNid: wanted.club.nid });
    return { result: { oids: [oid] } };
  });
}
