import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { seasonOfCourse } from '#rules/calendar/seasonOf.ts';
import { registeredException } from '#rules/registrationStatus.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { courses, registrations, tariffs, users } from '#server/db/schema.ts';

/**
 * The condition for registrations of a family that count for what a club gives its next members: those for a course that isn't
 * over, without trials and tickets. A query with it joins tariffs, courses and users.
 */
export function countsForFamily(households: readonly number[], now: Date) {
  return and(
    or(inArray(users.uid, [...households]), inArray(users.parentUid, [...households])),
    or(gt(registrations.status, 0), eq(registrations.status, registeredException)),
    eq(registrations.isTicket, false),
    eq(tariffs.type, 'regular'),
    sql`exists (select 1 from course_sessions where course_nid = ${courses.nid} and ends_at > ${now.toISOString()})`,
  );
}

/** A member of a household with a registration that counts in a season. */
export interface MemberInSeason {
  readonly uid: number;
  readonly season: number;
}

/** The members of a household with a registration that counts, by the nid of the club. */
export async function loadMembersAtClubs(
  db: Database,
  {
    household,
    clubNids,
    now,
  }: { readonly household: number; readonly clubNids: readonly number[]; readonly now: Date },
): Promise<ReadonlyMap<number, readonly MemberInSeason[]>> {
  const found = await db
    .selectDistinct({ clubNid: courses.clubNid, uid: registrations.uid, endsAt: courses.lastEndsAt })
    .from(registrations)
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .innerJoin(users, eq(users.uid, registrations.uid))
    .where(and(inArray(courses.clubNid, [...clubNids]), countsForFamily([household], now)));
  const byClub = Map.groupBy(found, ({ clubNid }) => clubNid);
  const inSeason = ({ uid, endsAt }: (typeof found)[number]) => ({
    ...{ uid, season: seasonOfCourse(unixSecondsOf(endsAt ?? now)) },
  });
  return new Map([...byClub].map(([clubNid, rows]) => [clubNid, rows.map(inSeason)]));
}
