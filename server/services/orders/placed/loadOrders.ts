import { and, asc, eq, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { invoiceStanding } from '#rules/invoiceStanding.ts';
import type { Cents } from '#rules/money.ts';
import type { MoneyFacts } from '#rules/paymentState.ts';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { clubs, courseSessions, courses, orderLines, orders, tariffs, users } from '#server/db/schema.ts';
import { invoiceAccount } from '../../payments/invoiceAccount.ts';
import { type LoadedAccount, loadAccounts } from '../../payments/loadAccounts.ts';
import { moneyFacts } from '../../payments/standing/moneyFacts.ts';
import { isUnderWay } from '../../payments/underWay.ts';
import { isOwnOrder } from '../../people/family/ownOrders.ts';
import type { Caller } from '../../sessions/caller.ts';
import { loadOrderTickets, type OrderTicket } from '../../tickets/orderTickets.ts';
import { loadOrderSessions, type OrderSession } from './loadOrderSessions.ts';

/** An order with its club, and its lines with the names of what they are about. */
export interface PlacedOrder {
  readonly order: typeof orders.$inferSelect;
  readonly club: typeof clubs.$inferSelect;
  readonly lines: readonly PlacedLine[];
  readonly instalments: LoadedAccount['instalments'];
  /** The amount due by today that is not paid yet. */
  readonly dueCents: Cents;
  /** A payment was started and its result is unknown. */
  readonly isInPayment: boolean;
  readonly money: MoneyFacts;
  readonly tickets: readonly OrderTicket[];
  readonly sessions: readonly OrderSession[];
}

export interface PlacedLine {
  readonly line: typeof orderLines.$inferSelect;
  readonly person: { readonly fname: string; readonly lname: string };
  /** null for a line without a course, such as a product. */
  readonly course: {
    readonly nid: number;
    readonly url: string;
    readonly title: string;
    readonly type: string;
    readonly place: string;
    readonly teachers: readonly string[];
    /** What a participant brings along; '' for nothing. */
    readonly bring: string;
  } | null;
  readonly tariff: { readonly nid: number; readonly title: string } | null;
  /** The chosen session of a trial lesson, else the first one after the order was placed: somebody may join a course that has begun. */
  readonly firstSession: FirstSession | null;
}

interface FirstSession {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** '' where it is the place of the course. */
  readonly place: string;
  /** null where those of the course teach. */
  readonly teachers: readonly string[] | null;
}

/** The wanted orders that belong to the caller or family, by oid. */
export function loadOrders(
  context: Pick<Context, 'db' | 'clock'>,
  caller: Caller,
  wanted: readonly number[],
): Promise<PlacedOrder[]> {
  return load(context, and(inArray(orders.oid, [...wanted]), isOwnOrder(caller)));
}

/** Loads any order, whoever it belongs to, for work on behalf of the server. */
export async function loadOrder(context: Pick<Context, 'db' | 'clock'>, oid: number): Promise<PlacedOrder> {
  const [order] = await load(context, eq(orders.oid, oid));
  if (!order) throw new Error(`There is no order ${oid}`);
  return order;
}

/** Loads all orders of a checkout, by the oid of any of them, in the order in which they were placed. */
export async function loadCheckout(
  context: Pick<Context, 'db' | 'clock'>,
  oid: number,
): Promise<[PlacedOrder, ...PlacedOrder[]]> {
  const [order, ...others] = await load(context, isOfCheckout(oid));
  if (!order) throw new Error(`There is no order ${oid}`);
  return [order, ...others];
}

/** The orders of a checkout that belong to the caller or family, by the oid of any of them. */
export function loadOwnCheckout(
  context: Pick<Context, 'db' | 'clock'>,
  caller: Caller,
  oid: number,
): Promise<PlacedOrder[]> {
  return load(context, and(isOfCheckout(oid), isOwnOrder(caller)));
}

function isOfCheckout(oid: number): SQL | undefined {
  const first = sql`(select coalesce(o.checkout_oid, o.oid) from orders o where o.oid = ${oid})`;
  return or(eq(orders.oid, first), eq(orders.checkoutOid, first));
}

async function load(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  which: SQL | undefined,
): Promise<PlacedOrder[]> {
  const found = await db
    .select({ order: orders, club: clubs })
    .from(orders)
    .innerJoin(clubs, eq(clubs.nid, orders.clubNid))
    .where(which)
    .orderBy(asc(orders.oid));
  const oids = found.map(({ order }) => order.oid);
  const lines = await loadLines(db, oids);
  const accounts = await loadAccounts(db, oids);
  const tickets = await loadOrderTickets(db, oids);
  const sessions = await loadOrderSessions(db, oids);
  const today = todayOf(clock);
  return found.flatMap(({ order: { oid }, club }) => {
    const account = accounts.get(oid);
    if (!account) return [];
    return {
      order: account.order,
      club,
      lines: lines.get(oid) ?? [],
      instalments: account.instalments,
      dueCents: invoiceStanding(invoiceAccount(account), today).dueCents,
      isInPayment: account.attempts.some(isUnderWay),
      money: moneyFacts(account, today),
      tickets: tickets.filter((ticket) => ticket.oid === oid),
      sessions: sessions.filter((session) => session.oid === oid),
    };
  });
}

async function loadLines(db: Database, oids: number[]): Promise<Map<number, PlacedLine[]>> {
  if (oids.length === 0) return new Map();
  const isToCome = and(
    eq(courseSessions.courseNid, orderLines.courseNid),
    or(isNull(orderLines.sessionNid), eq(courseSessions.nid, orderLines.sessionNid)),
    gte(courseSessions.startsAt, orders.placedAt),
  );
  const { startsAt, endsAt, place, teachers } = courseSessions;
  const next = db
    .select({ startsAt, endsAt, place, teachers })
    .from(courseSessions)
    .where(isToCome)
    .orderBy(asc(startsAt), asc(courseSessions.nid))
    .limit(1)
    .as('next_session');
  const rows = await db
    .select({
      line: orderLines,
      person: { fname: users.fname, lname: users.lname },
      course: {
        ...{ nid: courses.nid, url: courses.url, title: courses.title, type: courses.type },
        ...{ place: courses.place, teachers: courses.teachers, bring: courses.bring },
      },
      tariff: { nid: tariffs.nid, title: tariffs.title },
      firstSession: {
        startsAt: next.startsAt,
        endsAt: next.endsAt,
        place: next.place,
        teachers: next.teachers,
      },
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.oid, orderLines.oid))
    .innerJoin(users, eq(users.uid, orderLines.uid))
    .leftJoin(courses, eq(courses.nid, orderLines.courseNid))
    .leftJoin(tariffs, eq(tariffs.nid, orderLines.tariffNid))
    .leftJoinLateral(next, sql`true`)
    .where(inArray(orderLines.oid, oids))
    .orderBy(asc(orderLines.oid), asc(orderLines.position));
  return Map.groupBy(rows, ({ line }) => line.oid);
}
