import { eq, inArray, lte } from 'drizzle-orm';
import { transferCode } from '#rules/transferCode.ts';
import type { Context } from '../../context.ts';
import { orders, users } from '../../db/schema.ts';
import { qrPicture } from '../../mail/qrPicture.ts';
import { calendarMediaType } from '../calendar/agendaFile.ts';
import { askedTransfer } from '../payments/askedTransfer.ts';
import type { PaidPayment } from '../payments/settlePayment.ts';
import { type MailedOrder, orderMail, paidMail, transferCodeId } from './orderMails.ts';
import { loadCheckout, loadOrder } from './placed/loadOrders.ts';
import { mergeOrders } from './placed/mergeOrders.ts';
import { orderCalendar } from './placed/orderCalendar.ts';

/**
 * Mails the person who placed an order what was ordered, what is due and how to pay: one mail for all orders of the checkout.
 * Call this after the order is committed.
 */
export async function sendOrderMail(
  context: Pick<Context, 'db' | 'clock' | 'mailer' | 'portalOrigin'>,
  oid: number,
): Promise<void> {
  const checkout = await loadCheckout(context, oid);
  const oids = checkout.map(({ order }) => order.oid);
  // Nothing waits any more: this mail has all of them.
  await context.db.update(orders).set({ mailDueAt: null }).where(inArray(orders.oid, oids));
  const to = await loadReader(context, oid);
  if (!to) return;
  const placed = mergeOrders(checkout);
  const { club, order, dueCents: amountCents } = placed;
  const transfer = askedTransfer({ club, order, amountCents });
  const code = transfer && (await qrPicture(transferCode(transfer), transferCodeId));
  const calendar =
    placed.sessions.length === 0
      ? undefined
      : {
          name: `agenda-${oids.join('-')}.ics`,
          mediaType: calendarMediaType,
          content: orderCalendar([placed], context),
        };
  await context.mailer.send({
    ...orderMail({ to, placed, oids, transfer, origin: context.portalOrigin }),
    attachments: [code, calendar].filter((attachment) => attachment !== undefined),
  });
}

/**
 * Mails about orders whose mail waited for a next cart that never came: it was refused, or the browser was closed. Claims each
 * order first, so that two processes never mail about the same one.
 */
export async function mailWaitingOrders(
  context: Pick<Context, 'db' | 'clock' | 'mailer' | 'portalOrigin'>,
): Promise<void> {
  const claimed = await context.db
    .update(orders)
    .set({ mailDueAt: null })
    .where(lte(orders.mailDueAt, context.clock.now()))
    .returning({ oid: orders.oid, checkoutOid: orders.checkoutOid });
  const checkouts = new Set(claimed.map(({ oid, checkoutOid }) => checkoutOid ?? oid));
  for (const oid of checkouts) await sendOrderMail(context, oid);
}

/** Tells the person who placed an order that a payment was made. */
export async function sendPaidMail(
  context: Pick<Context, 'db' | 'clock' | 'mailer' | 'portalOrigin'>,
  { oid, amountCents }: PaidPayment,
): Promise<void> {
  const to = await loadReader(context, oid);
  if (!to) return;
  const placed = await loadOrder(context, oid);
  await context.mailer.send(
    paidMail({ to, placed, oids: [oid], transfer: undefined, origin: context.portalOrigin }, amountCents),
  );
}

/** undefined when the person who placed the order has no address. */
async function loadReader({ db }: Pick<Context, 'db'>, oid: number): Promise<MailedOrder['to'] | undefined> {
  const [to] = await db
    .select({ mail: users.mail, fname: users.fname })
    .from(orders)
    .innerJoin(users, eq(users.uid, orders.placedBy))
    .where(eq(orders.oid, oid));
  return to?.mail ? { mail: to.mail, fname: to.fname } : undefined;
}
