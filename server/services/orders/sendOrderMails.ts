import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { orders, users } from '../../db/schema.ts';
import { calendarMediaType } from '../calendar/agendaFile.ts';
import type { PaidPayment } from '../payments/settlePayment.ts';
import { type MailedOrder, orderMail, paidMail } from './orderMails.ts';
import { loadOrder } from './placed/loadOrders.ts';
import { orderCalendar } from './placed/orderCalendar.ts';

/**
 * Mails the person who placed an order what was ordered, what is due and how to pay. Call this after the order is committed.
 */
export async function sendOrderMail(
  context: Pick<Context, 'db' | 'clock' | 'mailer' | 'portalOrigin'>,
  oid: number,
): Promise<void> {
  const mailed = await loadMailed(context, oid);
  if (!mailed) return;
  const { placed } = mailed;
  const calendar = placed.sessions.length > 0 && {
    name: `agenda-${oid}.ics`,
    mediaType: calendarMediaType,
    content: orderCalendar([placed], context),
  };
  await context.mailer.send({ ...orderMail(mailed), ...(calendar && { attachments: [calendar] }) });
}

/** Tells the person who placed an order that a payment was made. */
export async function sendPaidMail(
  context: Pick<Context, 'db' | 'clock' | 'mailer' | 'portalOrigin'>,
  { oid, amountCents }: PaidPayment,
): Promise<void> {
  const mailed = await loadMailed(context, oid);
  if (mailed) await context.mailer.send(paidMail(mailed, amountCents));
}

/** undefined when the person who placed the order has no address. */
async function loadMailed(
  context: Pick<Context, 'db' | 'clock' | 'mailer' | 'portalOrigin'>,
  oid: number,
): Promise<MailedOrder | undefined> {
  const [to] = await context.db
    .select({ mail: users.mail, fname: users.fname })
    .from(orders)
    .innerJoin(users, eq(users.uid, orders.placedBy))
    .where(eq(orders.oid, oid));
  if (!to?.mail) return undefined;
  const { mail, fname } = to;
  return { to: { mail, fname }, placed: await loadOrder(context, oid), origin: context.portalOrigin };
}
