import { and, eq, inArray, sql } from 'drizzle-orm';
import { seasonOfCourse } from '#rules/calendar/seasonOf.ts';
import type { ReducibleRegistration } from '#rules/reductions/clubReductions.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { courses, orderLines, registrations, tariffs, users } from '#server/db/schema.ts';
import type { CartSelection } from '#server/services/cart/cartSelection.ts';
import { countsForFamily } from '#server/services/offer/membersAtClubs.ts';
import { costBeforeRules, givenByRules } from './reducibleLine.ts';

/**
 * The registrations of the family at the club that count for its reductions and for its tariffs for the next members. A registration
 * that the club made itself counts at the price of its tariff.
 *
 * @param hasFamilyTariff - whether the cart has such a tariff
 */
export async function loadEarlier(
  db: Database,
  {
    club,
    household,
    tariffs: wanted,
    atDesk,
  }: Pick<CartSelection, 'club' | 'household' | 'tariffs' | 'atDesk'>,
  { now, hasFamilyTariff }: { readonly now: Date; readonly hasFamilyTariff: boolean },
): Promise<readonly ReducibleRegistration[]> {
  // Without a tariff in the cart there is nothing to reduce.
  if ((club.reductions.length === 0 && !hasFamilyTariff) || wanted.length === 0) return [];
  const households = [household, ...(atDesk?.alsoFamily ?? [])];
  const rows = await db
    .select({
      uid: registrations.uid,
      oid: registrations.oid,
      tariffNid: tariffs.nid,
      priceCents: sql<number>`coalesce(${tariffs.discountedPriceCents}, ${tariffs.priceCents})`,
      course: courses.url,
      endsAt: courses.lastEndsAt,
    })
    .from(registrations)
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .innerJoin(users, eq(users.uid, registrations.uid))
    .where(and(eq(courses.clubNid, club.nid), countsForFamily(households, now)))
    .orderBy(registrations.id);
  const oids = [...new Set(rows.flatMap(({ oid }) => oid ?? []))];
  const lines = oids.length === 0 ? [] : await loadLines(db, oids);
  return rows.map(({ uid, oid, tariffNid, priceCents, course, endsAt }): ReducibleRegistration => {
    const own = lines.filter(
      (line) => line.oid === oid && line.uid === uid && line.tariffNid === tariffNid && !line.isQueued,
    );
    const costCents = own.reduce((sum, line) => sum + costBeforeRules(line) - line.creditedCents, 0);
    const season = seasonOfCourse(unixSecondsOf(endsAt ?? now));
    return {
      uid,
      course,
      season,
      costCents: oid === null ? priceCents : costCents,
      given: givenByRules(own),
    };
  });
}

/** Turns of a pass are lines with a negative cost, so that what they pay for counts as free. */
function loadLines(db: Database, oids: readonly number[]) {
  return db
    .select()
    .from(orderLines)
    .where(and(inArray(orderLines.oid, [...oids]), inArray(orderLines.type, ['tariff', 'prepaid'])));
}
