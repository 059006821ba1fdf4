import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courses, passes, tariffs } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';

/** The tariffs, course and passes of a registration, as requests name them. */
export interface Wanted {
  readonly tariffs?: readonly number[];
  /** A course without a choice of tariffs. */
  readonly course?: number;
  readonly passes?: readonly number[];
  /** Asks for the national number even when no course needs it. */
  readonly nationalInsuranceNumber?: boolean;
}

interface FormCourse {
  readonly nid: number;
  readonly title: string;
  readonly allowsTaxCertificate: boolean;
  /** The wanted tariffs of this course. */
  readonly tariffs: readonly number[];
}

/** Which questions to ask: the general ones of a club and those of these courses, or those of one form. */
export interface FormScope {
  readonly clubNid: number;
  readonly courses: readonly FormCourse[];
  readonly formNid?: number;
  readonly asksNationalNumber: boolean;
}

/** Returns the scope of a registration. Refuses a tariff, course or pass that isn't the club's. */
export async function requireFormScope(db: Database, clubNid: number, wanted: Wanted): Promise<FormScope> {
  const found = await loadFormCourses(db, clubNid, wanted);
  const tariffNids = new Set(found.flatMap((course) => course.tariffs));
  const isWhole =
    (wanted.tariffs ?? []).every((nid) => tariffNids.has(nid)) &&
    (wanted.course === undefined || found.some(({ nid }) => nid === wanted.course));
  if (!isWhole || !(await hasPasses(db, clubNid, wanted.passes ?? [])))
    throw refusals.notFound(nl.refusals.courseNotFound);
  return scopeOf(clubNid, found, wanted.nationalInsuranceNumber);
}

/** Returns the scope without refusing: a tariff that no longer exists asks nothing. */
export async function findFormScope(
  db: Database,
  clubNid: number,
  tariffNids: readonly number[],
): Promise<FormScope> {
  return scopeOf(clubNid, await loadFormCourses(db, clubNid, { tariffs: tariffNids }));
}

function scopeOf(clubNid: number, found: readonly FormCourse[], asksNationalNumber = false): FormScope {
  return {
    clubNid,
    courses: found,
    asksNationalNumber: asksNationalNumber || found.some((course) => course.allowsTaxCertificate),
  };
}

async function loadFormCourses(db: Database, clubNid: number, wanted: Wanted): Promise<FormCourse[]> {
  const tariffNids = wanted.tariffs ?? [];
  const isWanted = [
    inArray(tariffs.nid, [...tariffNids]),
    ...(wanted.course === undefined ? [] : [eq(courses.nid, wanted.course)]),
  ];
  const rows = await db
    .select({
      nid: courses.nid,
      title: courses.title,
      allowsTaxCertificate: courses.allowsTaxCertificate,
      tariff: tariffs.nid,
    })
    .from(courses)
    .leftJoin(tariffs, eq(tariffs.courseNid, courses.nid))
    .where(and(eq(courses.clubNid, clubNid), or(...isWanted)))
    .orderBy(asc(courses.nid), asc(tariffs.nid));
  return [...Map.groupBy(rows, ({ nid }) => nid).values()].flatMap(([first, ...others]) =>
    first
      ? [
          {
            nid: first.nid,
            title: first.title,
            allowsTaxCertificate: first.allowsTaxCertificate,
            tariffs: [first, ...others].flatMap(({ tariff }) =>
              tariff !== null && tariffNids.includes(tariff) ? [tariff] : [],
            ),
          },
        ]
      : [],
  );
}

async function hasPasses(db: Database, clubNid: number, nids: readonly number[]): Promise<boolean> {
  if (nids.length === 0) return true;
  const isTheirs = and(eq(passes.clubNid, clubNid), inArray(passes.nid, [...nids]));
  return (await db.$count(passes, isTheirs)) === new Set(nids).size;
}
