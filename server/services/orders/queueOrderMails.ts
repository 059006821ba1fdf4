import { gt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { type MailEvent, orders } from '../../db/schema.ts';
import { mailEventInsert, queueMailEvents } from '../../mail/outbox/queueMails.ts';

/** Longest time that the mail about an order waits for the next cart of its checkout, in milliseconds. */
export const mailPatience = 2 * 60 * 1000;

type Queueing = Pick<Context, 'db' | 'clock' | 'portalOrigin'>;

export interface OrderToMail {
  readonly oid: number;
  readonly clubNid: number;
  /** The person who placed it. */
  readonly placedBy: number;
}

/** The mail of a new order, as a part of the statement that inserts the order. @param oid - of the order in that statement */
export function orderMailInsert(
  { db: tx, clock, portalOrigin }: Queueing,
  { oid, ...order }: Omit<OrderToMail, 'oid'> & { readonly oid: SQL<number> },
) {
  const event = sql<MailEvent>`jsonb_build_object('type', 'order', 'oid', ${oid})`;
  return mailEventInsert(tx, { ...aboutOrder(order), portalOrigin, event }, clock.now());
}

/** The event of an order, for the outbox. */
export function orderEvent({ oid, ...order }: OrderToMail) {
  return { ...aboutOrder(order), event: { type: 'order', oid } } as const;
}

/** A worker writes the mail, because the order holds locks for which other buyers wait. */
function aboutOrder({ clubNid, placedBy }: Omit<OrderToMail, 'oid'>) {
  return { kind: 'order', clubNid, uid: placedBy } as const;
}

/**
 * Queues the mails of orders that waited for a next cart that never came: it was refused, or the browser was closed. Claims and
 * queues in one transaction, so that two processes never mail about the same order and none is forgotten.
 */
export async function queueWaitingOrders({ db, clock, portalOrigin }: Queueing): Promise<void> {
  const now = clock.now();
  // A later time was written by a clock that ran ahead.
  const isDue = or(lte(orders.mailDueAt, now), gt(orders.mailDueAt, new Date(now.getTime() + mailPatience)));
  await db.transaction(async (tx) => {
    const claimed = await tx.update(orders).set({ mailDueAt: null }).where(isDue).returning();
    const checkouts = Map.groupBy(claimed, ({ oid, checkoutOid }) => checkoutOid ?? oid);
    const firsts = [...checkouts].flatMap(([oid, [first]]) => (first ? { ...first, oid } : []));
    const events = firsts.map((first) => ({ ...orderEvent(first), portalOrigin }));
    await queueMailEvents({ db: tx, clock }, events);
  });
}
