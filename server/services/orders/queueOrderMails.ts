import { lte } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { orders } from '../../db/schema.ts';
import { queueMailEvent } from '../../mail/outbox/queueMails.ts';

type Queueing = Pick<Context, 'db' | 'clock' | 'portalOrigin'>;

export interface OrderToMail {
  readonly oid: number;
  readonly clubNid: number;
  /** The person who placed it. */
  readonly placedBy: number;
}

/**
 * Queues the mail of an order, in the transaction that places it. A worker writes the mail, because the transaction holds locks for
 * which other buyers wait.
 */
export function queueOrderMail(
  { portalOrigin, ...queueing }: Queueing,
  { oid, clubNid, placedBy }: OrderToMail,
): Promise<void> {
  return queueMailEvent(queueing, {
    ...{ kind: 'order', clubNid, uid: placedBy },
    event: { type: 'order', oid },
    portalOrigin,
  });
}

/**
 * Queues the mails of orders that waited for a next cart that never came: it was refused, or the browser was closed. Claims and
 * queues in one transaction, so that two processes never mail about the same order and none is forgotten.
 */
export async function queueWaitingOrders({ db, clock, portalOrigin }: Queueing): Promise<void> {
  await db.transaction(async (tx) => {
    const claimed = await tx
      .update(orders)
      .set({ mailDueAt: null })
      .where(lte(orders.mailDueAt, clock.now()))
      .returning();
    const checkouts = Map.groupBy(claimed, ({ oid, checkoutOid }) => checkoutOid ?? oid);
    for (const [oid, [first]] of checkouts)
      if (first) await queueOrderMail({ db: tx, clock, portalOrigin }, { ...first, oid });
  });
}
