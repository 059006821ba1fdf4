import { and, asc, countDistinct, eq, gt, gte, lt, sql } from 'drizzle-orm';
import { instantInBrussels } from '#rules/brusselsInstant.ts';
import { ageLimit } from '#rules/childcare/ageLimit.ts';
import type { ClubCertificates } from '#schemas/entities/staff/clubCertificates.ts';
import { dateOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { courses, registrations, tariffs, users } from '#server/db/schema.ts';
import { standsSql } from '../management/openCents.ts';
import type { OfYear } from './loadClubCertificates.ts';

/**
 * The activities that ended in the year, that children of the age for a tax certificate took part in, and for which the club says in
 * its offer that it gives none. Most often somebody forgot to say so.
 */
export async function loadUncertified(
  db: Database,
  { clubNid, year }: OfYear,
): Promise<ClubCertificates['uncertified']> {
  const { nid, title, lastEndsAt } = courses;
  const begin = (of: number) => dateOf(instantInBrussels(`${of}-01-01`));
  return db
    .select({ course: nid, title, children: countDistinct(users.uid) })
    .from(registrations)
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .innerJoin(courses, eq(nid, tariffs.courseNid))
    .innerJoin(users, eq(users.uid, registrations.uid))
    .where(
      and(
        ...[eq(courses.clubNid, clubNid), eq(courses.type, 'activity')],
        ...[eq(courses.allowsTaxCertificate, false), eq(tariffs.type, 'regular'), standsSql],
        ...[gte(lastEndsAt, begin(year)), lt(lastEndsAt, begin(year + 1))],
        gt(users.birthdate, sql`(${lastEndsAt} - ${`${ageLimit.usual} years`}::interval)::date`),
      ),
    )
    .groupBy(nid, title, lastEndsAt)
    .orderBy(asc(lastEndsAt), asc(nid));
}
