import { eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { orders, users } from '../../db/schema.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { calendarMediaType } from '../calendar/agendaFile.ts';
import type { PaidPayment } from '../payments/settlePayment.ts';
import { loadOrder } from './loadOrders.ts';
import { orderCalendar } from './orderCalendar.ts';
import { type MailedOrder, orderMail, paidMail } from './orderMails.ts';

interface MailRoom {
  readonly db: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  /** Origin of the portal; undefined leaves the links out of the mail. */
  readonly portalOrigin: string | undefined;
}

/**
 * Mails the person who placed an order what was ordered, what is due and how to pay. Call this after the order is committed.
 */
export async function sendOrderMail(room: MailRoom, oid: number): Promise<void> {
  const mailed = await loadMailed(room, oid);
  if (!mailed) return;
  const { placed } = mailed;
  const calendar = placed.sessions.length > 0 && {
    name: `agenda-${oid}.ics`,
    mediaType: calendarMediaType,
    content: orderCalendar([placed], room),
  };
  await room.mailer.send({ ...orderMail(mailed), ...(calendar && { attachments: [calendar] }) });
}

/** Tells the person who placed an order that a payment was made. */
export async function sendPaidMail(room: MailRoom, { oid, amountCents }: PaidPayment): Promise<void> {
  const mailed = await loadMailed(room, oid);
  if (mailed) await room.mailer.send(paidMail(mailed, amountCents));
}

/** undefined when the person who placed the order has no address. */
async function loadMailed(room: MailRoom, oid: number): Promise<MailedOrder | undefined> {
  const [to] = await room.db
    .select({ mail: users.mail, fname: users.fname })
    .from(orders)
    .innerJoin(users, eq(users.uid, orders.placedBy))
    .where(eq(orders.oid, oid));
  if (!to?.mail) return undefined;
  const { mail, fname } = to;
  return { to: { mail, fname }, placed: await loadOrder(room, oid), origin: room.portalOrigin };
}
