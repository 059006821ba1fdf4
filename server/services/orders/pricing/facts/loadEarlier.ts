import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { ReducibleRegistration } from '#rules/reductions/clubReductions.ts';
import { registeredException } from '#rules/registrationStatus.ts';
import type { Database } from '#server/db/database.ts';
import { courses, orderLines, registrations, tariffs, users } from '#server/db/schema.ts';
import type { CartSelection } from '#server/services/cart/cartSelection.ts';
import { costBeforeRules, givenByRules } from './reducibleLine.ts';

/**
 * The registrations of the family at the club that count for its reductions: those for a course that isn't over. A registration
 * that the club made itself counts at the price of its tariff.
 */
export async function loadEarlier(
  db: Database,
  { club, household, tariffs: wanted }: Pick<CartSelection, 'club' | 'household' | 'tariffs'>,
  now: Date,
): Promise<readonly ReducibleRegistration[]> {
  // Without a tariff in the cart there is nothing to reduce.
  if (club.reductions.length === 0 || wanted.length === 0) return [];
  const goesOn = sql`exists (select 1 from course_sessions where course_nid = ${courses.nid} and ends_at > ${now.toISOString()})`;
  const rows = await db
    .select({
      uid: registrations.uid,
      oid: registrations.oid,
      tariffNid: tariffs.nid,
      priceCents: sql<number>`coalesce(${tariffs.discountedPriceCents}, ${tariffs.priceCents})`,
      course: courses.url,
    })
    .from(registrations)
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .innerJoin(users, eq(users.uid, registrations.uid))
    .where(
      and(
        eq(courses.clubNid, club.nid),
        or(eq(users.uid, household), eq(users.parentUid, household)),
        or(gt(registrations.status, 0), eq(registrations.status, registeredException)),
        eq(registrations.isTicket, false),
        eq(tariffs.type, 'regular'),
        goesOn,
      ),
    )
    .orderBy(registrations.id);
  const oids = [...new Set(rows.flatMap(({ oid }) => oid ?? []))];
  const lines = oids.length === 0 ? [] : await loadLines(db, oids);
  return rows.map(({ uid, oid, tariffNid, priceCents, course }): ReducibleRegistration => {
    const own = lines.filter(
      (line) => line.oid === oid && line.uid === uid && line.tariffNid === tariffNid && !line.isQueued,
    );
    const costCents = own.reduce((sum, line) => sum + costBeforeRules(line) - line.creditedCents, 0);
    return { uid, course, costCents: oid === null ? priceCents : costCents, given: givenByRules(own) };
  });
}

/** Turns of a pass are lines with a negative cost, so that what they pay for counts as free. */
function loadLines(db: Database, oids: readonly number[]) {
  return db
    .select()
    .from(orderLines)
    .where(and(inArray(orderLines.oid, [...oids]), inArray(orderLines.type, ['tariff', 'prepaid'])));
}
