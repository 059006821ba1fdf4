import type { Context } from '../../context.ts';
import { queueMailEvents } from '../../mail/outbox/queueMails.ts';
import { type IdempotentRequest, readAndWriteOnce } from '../idempotency/onceForKey.ts';
import { placeOrder } from './placeOrder.ts';
import { isUnconfirmed, refuseManyUnpaid } from './placing/refuseManyUnpaid.ts';
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
  context: Pick<Context, 'db' | 'clock' | 'portalOrigin'>,
  once: IdempotentRequest,
  read: () => Promise<WantedOrder>,
): Promise<OrderAnswer> {
  const { db, clock, portalOrigin } = context;
  return readAndWriteOnce(context, once, {
    async read() {
      const wanted = await read();
      return { wanted, mustConfirm: await isUnconfirmed(db, wanted.placedBy) };
    },
    async write(tx, { wanted, mustConfirm }) {
      if (mustConfirm) await refuseManyUnpaid(tx, wanted.placedBy);
      const { oid, invites } = await placeOrder({ db: tx, clock, portalOrigin }, wanted);
      const mails = invites.map(({ cciid }) => ({
        ...({ kind: 'partner', clubNid: wanted.club.nid } as const),
        event: { type: 'partner', cciid } as const,
        portalOrigin,
      }));
      await queueMailEvents({ db: tx, clock }, mails);
      return { result: { oids: [oid] } };
    },
  });
}
