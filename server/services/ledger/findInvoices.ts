import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { paymentTerm } from '#rules/invoiceStanding.ts';
import { eurosOf } from '#rules/money.ts';
import type { OwedToClub } from '#schemas/entities/management/clubInvoice.ts';
import { todayOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { orderInstalments, orders } from '../../db/schema.ts';
import { orderMoney } from '../management/openCents.ts';
import { isWantedInvoice } from './isWantedInvoice.ts';

export interface WantedInvoices {
  readonly clubNid: number;
  readonly search: string;
  readonly show: 'all' | 'open' | 'overdue' | 'paid' | 'attention';
  readonly offset: number;
  readonly limit: number;
}

interface FoundInvoices {
  /** In the order of the list. */
  readonly oids: readonly number[];
  /** On all pages. */
  readonly count: number;
}

/**
 * Finds a page of a club's invoices. The database computes how each stands, because a page of the unpaid ones can't be cut without
 * that. The rule is `invoiceStanding`; a test compares both on every order of the demo.
 */
export async function findInvoices(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  wanted: WantedInvoices,
): Promise<FoundInvoices> {
  const { clubNid, search, show, offset, limit } = wanted;
  const isOfClub = and(eq(orders.clubNid, clubNid), gt(orders.totalCents, 0), isWantedInvoice(db, search));
  const standing = standings(db, isOfClub, todayOf(clock));
  const { openCents, isOverdue, refundCents, reclaimCents, lostCents } = standing;
  const shown = {
    all: undefined,
    open: gt(openCents, 0),
    overdue: sql`${isOverdue}`,
    paid: eq(openCents, 0),
    attention: sql`(${refundCents} > 0 or ${reclaimCents} > 0 or (${lostCents} > 0 and ${openCents} > 0))`,
  }[show];
  const isUrgent = show === 'open' || show === 'overdue';
  const order = isUrgent
    ? [desc(isOverdue), asc(standing.placedAt), asc(standing.oid)]
    : [desc(standing.placedAt), desc(standing.oid)];
  const found = await db
    .select({ oid: standing.oid, count: sql<number>`(count(*) over ())::int` })
    .from(standing)
    .where(shown)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const [first] = found;
  // A page beyond the last one has no row that tells the count.
  const count =
    first?.count ??
    (offset === 0 ? 0 : (await findInvoices({ db, clock }, { ...wanted, offset: 0, limit: 1 })).count);
  return { oids: found.map(({ oid }) => oid), count };
}

/** The open amount of a club, over all its invoices. */
export async function owedTo(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  clubNid: number,
): Promise<OwedToClub> {
  const standing = standings(db, and(eq(orders.clubNid, clubNid), gt(orders.totalCents, 0)), todayOf(clock));
  const [owed] = await db
    .select({
      cents: sql<number>`coalesce(sum(${standing.openCents}), 0)::int`,
      invoices: sql<number>`count(*)::int`,
      overdue: sql<number>`count(*) filter (where ${standing.isOverdue})::int`,
    })
    .from(standing)
    .where(gt(standing.openCents, 0));
  const { cents = 0, invoices = 0, overdue = 0 } = owed ?? {};
  return { open: eurosOf(cents), invoices, overdue };
}

/** How each of these orders stands on a day: `invoiceStanding` in SQL. */
export function standings(db: Database, which: SQL | undefined, today: string) {
  const covered = orderMoney(db, which);
  const coveredCents = sql`(${covered.paidCents} + ${covered.creditedCents})`;
  const reclaim = sql<number>`greatest(0, least(-${covered.paidCents}, ${covered.totalCents} - ${coveredCents}))`;
  // What the family got twice covers no part of the invoice.
  const forParts = sql`(${coveredCents} + ${reclaim})`;
  const orderedOn = sql`(${covered.placedAt} at time zone 'Europe/Brussels')::date`;
  const firstDueDay = sql`greatest(${orderedOn}, least(${orderedOn} + ${paymentTerm}::int, ${covered.startsOn}))`;
  const first = sql`(${covered.payNowCents} > ${forParts} and ${firstDueDay} < ${today}::date)`;
  const part = sql`select ${orderInstalments.dueOn} as due_on, ${covered.payNowCents} + sum(${orderInstalments.amountCents})
    over (order by ${orderInstalments.position}) as until_cents from ${orderInstalments} where ${orderInstalments.oid} = ${covered.oid}`;
  const later = sql`exists (select 1 from (${part}) as part
    where part.due_on < ${today}::date and part.until_cents > ${forParts})`;
  return db
    .select({
      ...{ oid: covered.oid, placedAt: covered.placedAt, lostCents: covered.lostCents },
      reclaimCents: reclaim.as('reclaim_cents'),
      openCents: sql<number>`greatest(0, ${covered.totalCents} - ${coveredCents})`.as('open_cents'),
      refundCents: sql<number>`greatest(0, ${coveredCents} - ${covered.totalCents})`.as('refund_cents'),
      isOverdue: sql<boolean>`(${first} or ${later})`.as('is_overdue'),
    })
    .from(covered)
    .offset(0)
    .as('standing');
}
