import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { cancellations, courses, registrations, tariffs } from '#server/db/schema.ts';

/**
 * The name of the registration that replaced another one: the title of its course, or of its tariff where the course is the same.
 * '' for a registration that did not change, or that stopped once more since.
 */
export async function loadChangedTo(
  db: Database,
  registrationIds: readonly number[],
): Promise<(registrationId: number) => string> {
  if (registrationIds.length === 0) return () => '';
  const [before, old] = [alias(registrations, 'before'), alias(tariffs, 'old')];
  const { id, registrationId, how, changedToId } = cancellations;
  const found = await db
    .selectDistinctOn([registrationId], {
      registrationId,
      how,
      course: { nid: courses.nid, title: courses.title },
      tariff: tariffs.title,
      oldCourse: old.courseNid,
    })
    .from(cancellations)
    .innerJoin(before, eq(before.id, registrationId))
    .innerJoin(old, eq(old.nid, before.tariffNid))
    .leftJoin(registrations, eq(registrations.id, changedToId))
    .leftJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .leftJoin(courses, eq(courses.nid, tariffs.courseNid))
    .where(isOneOf(registrationId, registrationIds))
    .orderBy(registrationId, desc(id));
  const titles = new Map(
    found.map((one) => [
      one.registrationId,
      (one.how === 'change' && (one.course?.nid === one.oldCourse ? one.tariff : one.course?.title)) || '',
    ]),
  );
  return (of) => titles.get(of) ?? '';
}
