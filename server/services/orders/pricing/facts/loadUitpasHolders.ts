import { and, eq, gt, gte, inArray, or, sql } from 'drizzle-orm';
import { instantInBrussels } from '#rules/brusselsInstant.ts';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { seasonOf, seasonStart } from '#rules/calendar/seasonOf.ts';
import { registeredException } from '#rules/registrationStatus.ts';
import { dateOf, unixSecondsOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { courses, orderLines, orders, registrations, tariffs, uitpasSales } from '#server/db/schema.ts';
import type { CartSelection } from '#server/services/cart/cartSelection.ts';
import type { CartLine } from '#server/services/cart/pricedCart.ts';

/** The uids of the people who have the reduced rate with each number. */
export type UitpasHolders = ReadonlyMap<string, ReadonlySet<number>>;

/**
 * Loads the people who have these numbers at the club already, paid or not: ordered in this season, or for a course that isn't over. A registration
 * that was stopped doesn't count.
 * Decision: docs/decisions/0211-a-uitpas-number-is-one-persons.md
 */
export async function loadUitpasHolders(
  db: Database,
  {
    clubNid,
    numbers,
    now,
  }: { readonly clubNid: number; readonly numbers: readonly string[]; readonly now: Date },
): Promise<UitpasHolders> {
  if (numbers.length === 0) return new Map();
  const begin = dateOf(instantInBrussels(seasonStart(seasonOf(isoDayOf(unixSecondsOf(now)))), '00:00'));
  const sessions = sql`select 1 from course_sessions where course_nid = ${courses.nid}`;
  const isGoingOn = sql`(not exists (${sessions}) or exists (${sessions} and ends_at > ${now.toISOString()}))`;
  const stands = or(gt(registrations.status, 0), eq(registrations.status, registeredException));
  const sold = await db
    .selectDistinct({ number: uitpasSales.number, uid: uitpasSales.uid })
    .from(uitpasSales)
    .innerJoin(orders, eq(orders.oid, uitpasSales.oid))
    // The line, unlike the sale, follows a change of group.
    .innerJoin(
      orderLines,
      and(eq(orderLines.oid, uitpasSales.oid), eq(orderLines.position, uitpasSales.position)),
    )
    .innerJoin(
      registrations,
      and(
        eq(registrations.oid, uitpasSales.oid),
        eq(registrations.uid, uitpasSales.uid),
        eq(registrations.tariffNid, orderLines.tariffNid),
      ),
    )
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .where(
      and(
        inArray(uitpasSales.number, [...numbers]),
        eq(orders.clubNid, clubNid),
        stands,
        or(gte(orders.placedAt, begin), isGoingOn),
      ),
    );
  return holdersOf(sold);
}

/** Adds the people who get the reduced rate when a cart is ordered. */
export function withCartHolders(
  holders: UitpasHolders,
  { uitpasNumbers }: Pick<CartSelection, 'uitpasNumbers'>,
  lines: readonly CartLine[],
): UitpasHolders {
  const rated = lines.filter(({ reductions = [] }) => reductions.some((one) => one.for === 'uitpas'));
  return withHolders(
    holders,
    holdersOf(rated.map(({ uid }) => ({ uid, number: uitpasNumbers.get(uid) ?? '' }))),
  );
}

export function withHolders(some: UitpasHolders, more: UitpasHolders): UitpasHolders {
  const all = new Map(some);
  for (const [number, uids] of more) all.set(number, new Set([...uids, ...(all.get(number) ?? [])]));
  return all;
}

function holdersOf(given: readonly { readonly number: string; readonly uid: number }[]): UitpasHolders {
  const byNumber = Map.groupBy(given, ({ number }) => number);
  return new Map([...byNumber].map(([number, people]) => [number, new Set(people.map(({ uid }) => uid))]));
}
