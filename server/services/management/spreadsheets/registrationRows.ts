import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Cents } from '#rules/money.ts';
import type { Database } from '#server/db/database.ts';
import {
  courseSessions,
  courses,
  orderLines,
  orders,
  queueEntries,
  registrations,
  tariffs,
  users,
} from '#server/db/schema.ts';
import { openCentsSql } from '../openCents.ts';

/** A person who registered for something of a club, or waits for a place. */
export interface RegistrationRow {
  readonly uid: number;
  readonly tariffNid: number;
  readonly place:
    | { readonly is: 'registered'; readonly status: number; readonly id: number }
    | { readonly is: 'queued'; readonly places: number };
  readonly role: string;
  readonly since: Date;
  readonly person: typeof users.$inferSelect;
  /** The holder of the account that the person belongs to as a family member. */
  readonly holder: typeof users.$inferSelect | null;
  readonly course: { readonly nid: number; readonly title: string };
  readonly tariff: string;
  readonly order: Pick<typeof orders.$inferSelect, 'oid' | 'payment'> | null;
  /** What the order asks for the tariff, without what was credited on its lines. */
  readonly amountCents: Cents;
  /** What is still to be paid of the whole order. */
  readonly openCents: Cents;
  /** Hours of all lessons of the course. */
  readonly hours: number;
}

/** The rows of a spreadsheet: those of a club, or of one of its courses. */
export interface SheetScope {
  readonly clubNid: number;
  readonly courseNid?: number | undefined;
}

/** Maximum number of rows of one statement, so that a spreadsheet of any length needs the memory of a page. */
const pageSize = 500;

/**
 * Registrations in order of arrival, with cancelled ones and waiting lists, a page at a time. Between pages no connection is taken,
 * so a reader that is slow or gone keeps none. Somebody who registers meanwhile comes last, or not at all.
 */
export async function* registrationRows(db: Database, scope: SheetScope): AsyncGenerator<RegistrationRow> {
  const registered = inPages((after) => registeredAfter(db, scope, after));
  const queued = inPages((after) => queuedAfter(db, scope, after));
  let [one, other] = [await registered.next(), await queued.next()];
  while (!one.done || !other.done) {
    if (!one.done && (other.done || one.value.row.since <= other.value.row.since)) {
      yield one.value.row;
      one = await registered.next();
    } else if (!other.done) {
      yield other.value.row;
      other = await queued.next();
    }
  }
}

/** A row, and its place in the order: the exact moment as the database writes it, because a Date has no microseconds. */
interface Placed {
  readonly row: RegistrationRow;
  readonly at: Mark;
}

interface Mark {
  readonly moment: string;
  readonly id: number;
}

async function* inPages(
  read: (after: Mark | undefined) => Promise<readonly Placed[]>,
): AsyncGenerator<Placed> {
  let after: Mark | undefined;
  for (;;) {
    const page = await read(after);
    yield* page;
    after = page.at(-1)?.at;
    if (page.length < pageSize) return;
  }
}

async function registeredAfter(
  db: Database,
  scope: SheetScope,
  after: Mark | undefined,
): Promise<readonly Placed[]> {
  const { id, status, role, registeredAt } = registrations;
  // The page comes first, so that no page reads the people of the rows behind it.
  const page = db
    .select({ id })
    .from(registrations)
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .where(and(isOf(scope), isAfter(registeredAt, id, after)))
    .orderBy(asc(registeredAt), asc(id))
    .limit(pageSize)
    .as('page');
  const rows = await db
    .select({
      entry: { id, status, role, since: registeredAt, ...momentOf(registeredAt) },
      ...around(registrations),
    })
    .from(page)
    .innerJoin(registrations, eq(id, page.id))
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .innerJoin(users, eq(users.uid, registrations.uid))
    .leftJoin(holders, isHolder)
    .leftJoin(orders, eq(orders.oid, registrations.oid))
    .orderBy(asc(registeredAt), asc(id));
  return rows.map(({ entry: { status: given, moment, id: key, ...entry }, ...row }) => ({
    row: { ...row, ...entry, place: { is: 'registered' as const, status: given, id: key } },
    at: { moment, id: key },
  }));
}

async function queuedAfter(
  db: Database,
  scope: SheetScope,
  after: Mark | undefined,
): Promise<readonly Placed[]> {
  const { id, places, queuedAt } = queueEntries;
  const rows = await db
    .select({ entry: { id, places, since: queuedAt, ...momentOf(queuedAt) }, ...around(queueEntries) })
    .from(queueEntries)
    .innerJoin(tariffs, eq(tariffs.nid, queueEntries.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .innerJoin(users, eq(users.uid, queueEntries.uid))
    .leftJoin(holders, isHolder)
    .leftJoin(orders, eq(orders.oid, queueEntries.oid))
    .where(and(isOf(scope), isAfter(queuedAt, id, after)))
    .orderBy(asc(queuedAt), asc(id))
    .limit(pageSize);
  return rows.map(({ entry: { places: wanted, moment, id: key, since }, ...row }) => ({
    row: { ...row, role: '', since, place: { is: 'queued' as const, places: wanted } },
    at: { moment, id: key },
  }));
}

function momentOf(column: PgColumn) {
  return { moment: sql<string>`${column}::text` };
}

function isAfter(moment: PgColumn, id: PgColumn, after: Mark | undefined): SQL | undefined {
  return after && sql`(${moment}, ${id}) > (${after.moment}::timestamptz, ${after.id}::int)`;
}

function isOf({ clubNid, courseNid }: SheetScope): SQL | undefined {
  return and(eq(courses.clubNid, clubNid), courseNid === undefined ? undefined : eq(courses.nid, courseNid));
}

const holders = alias(users, 'holders');

/** A parent beside the holder is reached directly. */
const isHolder = and(eq(holders.uid, users.parentUid), isNull(users.coParentSince));

/** The lines of an order for a person and a tariff, as they stand now. */
function chargedSql(uid: PgColumn, tariffNid: PgColumn) {
  const { unitCostCents, qty, discountCents, creditedCents } = orderLines;
  const isOfRow = and(
    eq(orderLines.oid, orders.oid),
    eq(orderLines.uid, uid),
    eq(orderLines.tariffNid, tariffNid),
    isNull(orderLines.cancelledAt),
  );
  return sql<Cents>`coalesce((select sum(${unitCostCents} * ${qty} - ${discountCents} - ${creditedCents})
    from ${orderLines} where ${isOfRow}), 0)`.mapWith(Number);
}

const hoursSql =
  sql<number>`coalesce((select round(sum(extract(epoch from ${courseSessions.endsAt} - ${courseSessions.startsAt})) / 3600, 2)
  from ${courseSessions} where ${courseSessions.courseNid} = ${courses.nid}), 0)`.mapWith(Number);

function around<Uid extends PgColumn, TariffNid extends PgColumn>({
  uid,
  tariffNid,
}: {
  readonly uid: Uid;
  readonly tariffNid: TariffNid;
}) {
  return {
    ...{ uid, tariffNid, person: users, holder: holders },
    course: { nid: courses.nid, title: courses.title },
    tariff: tariffs.title,
    order: { oid: orders.oid, payment: orders.payment },
    amountCents: chargedSql(uid, tariffNid),
    openCents: sql<Cents>`coalesce(${openCentsSql()}, 0)`.mapWith(Number),
    hours: hoursSql,
  };
}
