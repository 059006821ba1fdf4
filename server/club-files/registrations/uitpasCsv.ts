import { and, asc, eq, gte, lt } from 'drizzle-orm';
import { daysAfter, instantInBrussels } from '#rules/brusselsInstant.ts';
import { type IsoDay, isoDayOf } from '#rules/brusselsTime.ts';
import type { Cents } from '#rules/money.ts';
import { isRegisteredStatus } from '#rules/registrationStatus.ts';
import { dateOf, unixSecondsOf } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { courses, orderLines, orders, registrations, tariffs, uitpasSales } from '../../db/schema.ts';
import type { Cell } from '../../services/management/spreadsheets/cell.ts';
import { csvText, sheetRows } from '../../services/management/spreadsheets/spreadsheet.ts';
import { uitpasCsvTexts as text } from '../../texts/registrationsCsv.ts';

interface Period {
  readonly from: IsoDay;
  /** Included. */
  readonly to: IsoDay;
}

/**
 * Writes the reductions that a club claims for orders of a period, one row for each line at the reduced rate of UiTPAS. A
 * registration that was stopped has nothing to claim.
 */
export async function uitpasCsv(db: Database, clubNid: number, { from, to }: Period): Promise<string> {
  const isMeant = and(
    eq(orders.clubNid, clubNid),
    gte(orders.placedAt, dateOf(instantInBrussels(from, '00:00'))),
    lt(orders.placedAt, dateOf(instantInBrussels(daysAfter(to, 1), '00:00'))),
  );
  const isLine = and(eq(orderLines.oid, uitpasSales.oid), eq(orderLines.position, uitpasSales.position));
  // The line follows a change of group, and the registration of that group is the one that counts.
  const isNow = and(
    eq(registrations.oid, orderLines.oid),
    eq(registrations.uid, orderLines.uid),
    eq(registrations.tariffNid, orderLines.tariffNid),
  );
  const rows = await db
    .select({
      sale: uitpasSales,
      placedAt: orders.placedAt,
      lineTariffNid: orderLines.tariffNid,
      course: courses.title,
      tariff: tariffs.title,
      status: registrations.status,
    })
    .from(uitpasSales)
    .innerJoin(orders, eq(orders.oid, uitpasSales.oid))
    .innerJoin(orderLines, isLine)
    .innerJoin(tariffs, eq(tariffs.nid, uitpasSales.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .leftJoin(registrations, isNow)
    .where(isMeant)
    .orderBy(asc(orders.placedAt), asc(uitpasSales.oid), asc(uitpasSales.position));
  const cells = rows.map((row) => Object.values(cellsOf(row)));
  return csvText(sheetRows(Object.values(text.columns), cells));
}

interface SoldRow {
  readonly sale: typeof uitpasSales.$inferSelect;
  readonly placedAt: Date;
  readonly lineTariffNid: number | null;
  readonly course: string;
  readonly tariff: string;
  readonly status: number | null;
}

function cellsOf({ sale, placedAt, lineTariffNid, course, tariff, status }: SoldRow) {
  const isStopped = status === null || !isRegisteredStatus(status);
  const cells: Record<keyof typeof text.columns, Cell> = {
    day: { is: 'day', day: isoDayOf(unixSecondsOf(placedAt)) },
    order: { is: 'number', number: sale.oid },
    number: sale.number,
    course,
    tariff,
    regular: amount(sale.regularCents),
    reduced: amount(sale.reducedCents),
    claim: amount(isStopped ? 0 : sale.regularCents - sale.reducedCents),
    registration: isStopped ? text.stopped : lineTariffNid === sale.tariffNid ? text.active : text.moved,
    register: sale.state === 'registered' ? text.registered : text.notRegistered(sale.problem),
    saleId: sale.saleId ?? '',
  };
  return cells;
}

function amount(cents: Cents): Cell {
  return { is: 'amount', cents };
}
