import { eq, inArray } from 'drizzle-orm';
import { mergeMoneyFacts, paymentState } from '#rules/paymentState.ts';
import { transferCode } from '#rules/transferCode.ts';
import type { PaysOnline } from '#server/payments/paymentProviders.ts';
import { greetedName } from '#server/services/people/family/greetedName.ts';
import { todayOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { orders, users } from '../../db/schema.ts';
import type { QueuedMail } from '../../mail/outbox/queueMails.ts';
import { qrPicture } from '../../mail/qrPicture.ts';
import { calendarMediaType } from '../calendar/agendaFile.ts';
import { mailEntry } from '../logins/mailEntry.ts';
import { askedTransfer } from '../payments/askedTransfer.ts';
import { type MailedTickets, mailedTickets, noMailedTickets } from '../tickets/mailedTickets.ts';
import { orderMail, transferCodeId } from './orderMails.ts';
import { loadCheckout, type PlacedOrder } from './placed/loadOrders.ts';
import { orderCalendar } from './placed/orderCalendar.ts';

type Composing = Pick<Context, 'db' | 'clock' | 'portalOrigin' | 'wallet'> & {
  readonly paysOnline: PaysOnline;
};

/**
 * Writes the mail that tells the person who placed an order what was ordered, what is due and how to pay: one mail for all orders
 * of the checkout.
 */
export async function orderMails(context: Composing, oid: number): Promise<QueuedMail[]> {
  const checkout = await loadCheckout(context, oid);
  const oids = checkout.map(({ order }) => order.oid);
  // Nothing waits any more: this mail has all of them.
  await context.db.update(orders).set({ mailDueAt: null }).where(inArray(orders.oid, oids));
  const to = await loadReader(context, oid);
  if (!to) return [];
  const placed = mergeOrders(checkout);
  const { club, order, dueCents: amountCents } = placed;
  const transfer = askedTransfer({ club, order, amountCents });
  const tickets = await ticketsOf(context, checkout);
  const code = transfer && (await qrPicture(transferCode(transfer), transferCodeId));
  const calendar =
    placed.sessions.length === 0
      ? undefined
      : {
          name: `agenda-${oids.join('-')}.ics`,
          mediaType: calendarMediaType,
          content: await orderCalendar([placed], context),
        };
  return [
    {
      ...{ kind: 'order', clubNid: club.nid, uid: to.uid },
      ...orderMail({
        to,
        placed,
        oids,
        state: paymentState(placed.money, todayOf(context.clock)),
        transfer,
        tickets,
        paysOnline: await context.paysOnline(context.db, club.nid),
        origin: context.portalOrigin,
      }),
      attachments: [
        ...[code, calendar].filter((attachment) => attachment !== undefined),
        ...tickets.attachments,
      ],
      ...(tickets.passesOf && { passesOf: tickets.passesOf }),
    },
  ];
}

/** The tickets of these orders; reads nothing for orders without any. */
export async function ticketsOf(
  context: Pick<Context, 'db' | 'clock' | 'wallet'>,
  placed: readonly PlacedOrder[],
): Promise<MailedTickets> {
  const lines = placed.flatMap(({ lines }) => lines).filter(({ course }) => course?.type === 'ticket');
  if (lines.length === 0) return noMailedTickets;
  const oids = placed.map(({ order }) => order.oid);
  return mailedTickets(context, { oids, uids: [...new Set(lines.map(({ line }) => line.uid))] });
}

/**
 * The person who placed an order, and how the links in the mail let that person in; undefined without an address.
 */
export async function loadReader(
  { db, clock, portalOrigin }: Pick<Context, 'db' | 'clock' | 'portalOrigin'>,
  oid: number,
) {
  const [row] = await db
    .select({ to: users, clubNid: orders.clubNid })
    .from(orders)
    .innerJoin(users, eq(users.uid, orders.placedBy))
    .where(eq(orders.oid, oid));
  const mail = row?.to.mail;
  if (!mail) return undefined;
  const { to: reader, clubNid } = row;
  const { uid, fname, lname } = reader;
  return {
    ...{ uid, mail, fname, lname, greeted: greetedName(reader, todayOf(clock)) },
    entry: await mailEntry({ db, clock, portalOrigin }, { reader, clubNid }),
  };
}

type Instalment = PlacedOrder['instalments'][number];

/** The orders of one checkout as one order: the first, with the amounts, lines, instalments and sessions of all. */
function mergeOrders([first, ...others]: readonly [PlacedOrder, ...PlacedOrder[]]): PlacedOrder {
  if (others.length === 0) return first;
  const all = [first, ...others];
  const sum = (centsOf: (placed: PlacedOrder) => number) =>
    all.reduce((total, placed) => total + centsOf(placed), 0);
  return {
    ...first,
    order: {
      ...first.order,
      payNowCents: sum(({ order }) => order.payNowCents),
      payLaterCents: sum(({ order }) => order.payLaterCents),
      totalCents: sum(({ order }) => order.totalCents),
    },
    lines: all.flatMap(({ lines }) => lines),
    instalments: mergeInstalments(all.flatMap(({ instalments }) => instalments)),
    dueCents: sum(({ dueCents }) => dueCents),
    isInPayment: all.some(({ isInPayment }) => isInPayment),
    money: mergeMoneyFacts([first.money, ...others.map(({ money }) => money)]),
    tickets: all.flatMap(({ tickets }) => tickets),
    sessions: all.flatMap(({ sessions }) => sessions),
  };
}

/** One instalment a day, paid and unpaid ones apart. */
function mergeInstalments(instalments: readonly Instalment[]): Instalment[] {
  const byDay = Map.groupBy(instalments, ({ dueOn, paidAt }) => `${dueOn} ${paidAt === null}`);
  return [...byDay.values()]
    .flatMap((sameDay) => {
      const [first] = sameDay;
      const amountCents = sameDay.reduce((sum, one) => sum + one.amountCents, 0);
      return first ? [{ ...first, amountCents }] : [];
    })
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
}
