import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { registeredException } from '#rules/registrationStatus.ts';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { additionalServices, orderLines, registrations, tariffs } from '#server/db/schema.ts';

/** An extra that somebody took beside a registration that stands. */
interface TakenExtra {
  readonly registrationId: number;
  readonly uid: number;
  /** The title that the extra has now. */
  readonly title: string;
}

type ExtrasOf = { readonly courseNid: number } | { readonly oids: readonly number[] };

/**
 * The extras of a course or of some orders, by title. A cancelled extra is left out. An extra beside several tickets was taken once: it
 * stands beside the first of them.
 */
export async function loadExtras(db: Database, of: ExtrasOf): Promise<readonly TakenExtra[]> {
  if ('oids' in of && of.oids.length === 0) return [];
  const { oid, uid, tariffNid, type, itemNid, cancelledAt, position } = orderLines;
  const ofCourse = (courseNid: number) =>
    inArray(tariffNid, db.select({ nid: tariffs.nid }).from(tariffs).where(eq(tariffs.courseNid, courseNid)));
  const isBeside = and(
    ...[eq(registrations.oid, oid), eq(registrations.uid, uid), eq(registrations.tariffNid, tariffNid)],
    or(gt(registrations.status, 0), eq(registrations.status, registeredException)),
  );
  const found = await db
    .selectDistinctOn([oid, position], {
      ...{ registrationId: registrations.id, uid, title: additionalServices.title },
    })
    .from(orderLines)
    .innerJoin(additionalServices, eq(additionalServices.nid, itemNid))
    .innerJoin(registrations, isBeside)
    .where(
      and(
        eq(type, 'service'),
        isNull(cancelledAt),
        'oids' in of ? isOneOf(oid, of.oids) : ofCourse(of.courseNid),
      ),
    )
    .orderBy(asc(oid), asc(position), asc(registrations.id));
  return found.toSorted((one, other) => one.title.localeCompare(other.title, 'nl'));
}

/** The titles of extras by the registration, or by the person, that took them. */
export function titlesBy(
  extras: readonly TakenExtra[],
  key: 'registrationId' | 'uid',
): (of: number) => string[] {
  const grouped = Map.groupBy(extras, (extra) => extra[key]);
  return (of) => (grouped.get(of) ?? []).map(({ title }) => title);
}
