import { and, eq, getTableColumns, gte, isNull, or, sql } from 'drizzle-orm';
import { type AnyPgColumn, unionAll } from 'drizzle-orm/pg-core';
import { type IsoDay, isoDayOf } from '#rules/brusselsTime.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import {
  courseSessions,
  courses,
  orderInstalments,
  orderLines,
  orders,
  productVariants,
} from '#server/db/schema.ts';
import { emptiedCart } from '../../cart/keptCarts.ts';
import type { PricedCart, ProductLine } from '../../cart/pricedCart.ts';
import { mailPatience, orderMailInsert } from '../queueOrderMails.ts';
import { toOrderLine } from '../toOrderLine.ts';
import { requireTaken } from './taking/placement.ts';
import type { WantedOrder } from './wantedOrder.ts';

/** The rows of a new order. */
export interface InsertedOrder {
  readonly order: typeof orders.$inferSelect;
  readonly lines: readonly (typeof orderLines.$inferSelect)[];
  readonly instalments: readonly (typeof orderInstalments.$inferSelect)[];
}

interface NewOrder {
  readonly wanted: WantedOrder;
  readonly cart: PricedCart;
  readonly now: Date;
}

/**
 * Inserts an order with its lines, and what belongs to every order: its products are taken from the stock, its mail is queued, the
 * kept cart is emptied. This is one statement, because others wait for the same rows meanwhile.
 */
export async function insertOrder(
  { db: tx, portalOrigin }: Pick<Context, 'db' | 'portalOrigin'>,
  { wanted, cart, now }: NewOrder,
): Promise<InsertedOrder> {
  const order = orderRow({ wanted, cart, now });
  const placed = tx.$with('placed').as(
    tx
      .insert(orders)
      .values({ ...order, startsOn: startsOnSql(tx, cart.lines, now) })
      .returning({ oid: orders.oid, startsOn: orders.startsOn }),
  );
  const placedOid = sql<number>`(select oid from ${placed})`;
  const products = cart.lines
    .filter((line) => line.type === 'product')
    .map((line, index) => ({ line, taken: tx.$with(`taken_${index}`).as(takenProduct(tx, line)) }));
  const counts = products.map(({ taken }) => sql`(select count(*) from ${taken})`);
  const rows = await tx
    .with(placed, ...besides(), ...products.map(({ taken }) => taken))
    .insert(orderLines)
    .values(cart.lines.map((one, position) => ({ ...toOrderLine(one), oid: placedOid, position })))
    .returning({
      ...getTableColumns(orderLines),
      startsOn: sql<IsoDay | null>`(select starts_on::text from ${placed})`,
      taken: sql<number[]>`array[${sql.join(counts, sql`, `)}]::int[]`,
    });
  const [first] = rows;
  if (!first) throw new Error('The database returned no order');
  for (const [index, { line }] of products.entries()) requireTaken(first.taken[index] ? [line] : [], line);
  const { oid } = first;
  const instalments = cart.instalments.map((instalment, position) => ({
    ...instalment,
    ...{ oid, position, paidAt: null },
  }));
  if (instalments.length > 0) await tx.insert(orderInstalments).values(instalments);
  const { startsOn } = first;
  const lines = rows.map(({ taken: _taken, startsOn: _startsOn, ...line }) => line);
  return { order: { ...order, oid, startsOn }, lines, instalments };

  function besides() {
    const { person, club, placedBy, reloadedCard, mail, shared } = wanted;
    const cart = { uid: person.uid, clubNid: club.nid, ofOtherHousehold: shared.has(person.uid) };
    const about = { oid: placedOid, clubNid: club.nid, placedBy };
    return [
      // Turns for a pass are bought beside the cart, and so is what a manager orders at the desk.
      ...(reloadedCard === undefined && !wanted.atDesk
        ? [tx.$with('emptied').as(emptiedCart(tx, cart, now))]
        : []),
      ...(mail === 'now'
        ? [tx.$with('mailed').as(orderMailInsert({ db: tx, portalOrigin, clock: { now: () => now } }, about))]
        : []),
    ];
  }
}

/**
 * The day of the first lesson or show that a cart pays for. Somebody who joins a course that has begun keeps the whole term: a lesson of
 * today would make a transfer late on the next day.
 */
function startsOnSql(tx: Database, lines: PricedCart['lines'], now: Date) {
  const paid = lines
    .filter((line) => line.qty * line.unitCostCents > line.discountCents)
    .map(toOrderLine)
    .filter(({ isQueued }) => !isQueued);
  const trials = paid.flatMap(({ sessionNid }) => sessionNid ?? []);
  const whole = paid.flatMap((line) => (line.sessionNid === null ? (line.courseNid ?? []) : []));
  if (trials.length === 0 && whole.length === 0) return null;
  const dayOf = (startsAt: AnyPgColumn) =>
    sql<IsoDay>`(${startsAt} at time zone 'Europe/Brussels')::date`.as('day');
  const ofCourses = tx
    .select({ day: dayOf(courses.firstStartsAt) })
    .from(courses)
    .where(isOneOf(courses.nid, [...new Set(whole)]));
  const ofTrials = tx
    .select({ day: dayOf(courseSessions.startsAt) })
    .from(courseSessions)
    .where(isOneOf(courseSessions.nid, trials));
  const days = unionAll(ofCourses, ofTrials).as('days');
  const first = tx
    .select({ day: sql`min(${days.day})` })
    .from(days)
    .where(gte(days.day, isoDayOf(unixSecondsOf(now))));
  return sql`(${first})`;
}

function orderRow({ wanted, cart, now }: NewOrder) {
  return {
    clubNid: wanted.club.nid,
    uid: wanted.person.uid,
    placedBy: wanted.placedBy,
    ofOtherHousehold: [wanted.person, ...wanted.companions].some(({ uid }) => wanted.shared.has(uid)),
    placedAt: now,
    checkoutOid: wanted.checkoutOid ?? null,
    mailDueAt: wanted.mail === 'with the next cart' ? new Date(now.getTime() + mailPatience) : null,
    payment: 'unpaid' as const,
    payNowCents: cart.payNowCents,
    payLaterCents: cart.payLaterCents,
    totalCents: cart.totalCents,
    withdrawnAt: null,
    withdrawalNote: '',
  };
}

/**
 * Takes the products of a line from the stock: a part of the statement that inserts the order. Returns no row where too little is
 * left. Backordered items are not in stock, so the stock goes down by the rest only.
 */
function takenProduct(tx: Database, line: ProductLine) {
  const { stock, nid, allowsBackorder } = productVariants;
  const there = line.qty - line.qtyBackordered;
  const isThere = or(isNull(stock), gte(stock, there));
  const mayWait = line.qtyBackordered === 0 ? undefined : eq(allowsBackorder, true);
  return tx
    .update(productVariants)
    .set({ stock: sql`${stock} - ${there}` })
    .where(and(eq(nid, line.variantNid), isThere, mayWait))
    .returning({ nid });
}
