import { and, desc, eq, exists, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import {
  courses,
  courseTerms,
  queueEntries,
  registrations,
  reservations,
  tariffs,
  terms,
} from '#server/db/schema.ts';

/** A course with only what decides whether a list shows it, and where. */
export type Candidate = Awaited<ReturnType<typeof loadCandidates>>[number];

/** Narrows the list before any filter of the screen. */
export interface Narrowing {
  readonly clubNid: number;
  readonly type?: (typeof courses.$inferSelect)['type'];
  readonly nids?: readonly number[];
  /** Courses with one of these tariffs. */
  readonly withTariffs?: readonly number[];
  /** Courses in which this person is registered. */
  readonly registered?: number;
  /** Courses that have not started. */
  readonly upcoming?: boolean;
}

interface Moment {
  readonly now: Date;
  /** Tariffs that aren't open to everybody yet, and for which the family may register now. */
  readonly firstFor: readonly number[];
  /** The people whom the caller acts for; the places kept for them count as free. */
  readonly family: readonly number[];
}

/**
 * The courses of a club that have not ended, in one narrow statement that reads no sessions. A club may have thousands, so
 * what a screen shows of a course is loaded for one page only.
 */
export function loadCandidates(db: Database, narrowing: Narrowing, { now, family, firstFor }: Moment) {
  const free = coursesWithPlace(db, narrowing.clubNid, { now, family, firstFor });
  const ofTerms = db
    .select({
      courseNid: courseTerms.courseNid,
      // null for a course without terms, because of the outer join.
      nids: sql<number[] | null>`array_agg(${courseTerms.termNid} order by ${courseTerms.termNid})`.as(
        'nids',
      ),
    })
    .from(courseTerms)
    .innerJoin(terms, eq(terms.nid, courseTerms.termNid))
    .where(eq(terms.clubNid, narrowing.clubNid))
    .groupBy(courseTerms.courseNid)
    .as('of_terms');
  return db
    .select({
      nid: courses.nid,
      title: courses.title,
      place: courses.place,
      // Not null, because `last_ends_at` isn't.
      startsAt: sql<number>`extract(epoch from ${courses.firstStartsAt})::int`,
      isoWeekdays: courses.isoWeekdays,
      ageRestrictions: courses.ageRestrictions,
      birthYears: courses.birthYears,
      termNids: ofTerms.nids,
      hasPlace: sql<boolean>`${free.courseNid} is not null`,
    })
    .from(courses)
    .leftJoin(ofTerms, eq(ofTerms.courseNid, courses.nid))
    .leftJoin(free, eq(free.courseNid, courses.nid))
    .where(and(gt(courses.lastEndsAt, now), ...conditionsOf(db, narrowing, now)));
}

function conditionsOf(db: Database, narrowing: Narrowing, now: Date): (SQL | undefined)[] {
  const { clubNid, type, nids, withTariffs, registered, upcoming } = narrowing;
  const ofCourse = eq(tariffs.courseNid, courses.nid);
  const registeredHere = db
    .select({ one: sql`1` })
    .from(registrations)
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .where(and(eq(registrations.uid, registered ?? 0), ofCourse));
  const wantedHere = db
    .select({ one: sql`1` })
    .from(tariffs)
    .where(and(inArray(tariffs.nid, [...(withTariffs ?? [])]), ofCourse));
  return [
    eq(courses.clubNid, clubNid),
    type && eq(courses.type, type),
    nids && inArray(courses.nid, [...nids]),
    withTariffs && exists(wantedHere),
    registered === undefined ? undefined : exists(registeredHere),
    upcoming ? gt(courses.firstStartsAt, now) : undefined,
  ];
}

/** The courses with a tariff that is open to the family and not full. `freePlaces` has the same rule for one tariff, and a test compares them. */
function coursesWithPlace(db: Database, clubNid: number, { now, family, firstFor }: Moment) {
  const kept = keptPlaces(db, clubNid, { now, family });
  const waiting = waitingPlaces(db, clubNid, now);
  const own = sql`coalesce(${kept.own}, 0)`;
  const left = sql`(${tariffs.capacity} - ${tariffs.sold} - coalesce(${kept.taken}, 0))`;
  const forNewcomers = sql`greatest(0, ${left} - ${own} - coalesce(${waiting.places}, 0))`;
  return db
    .selectDistinct({ courseNid: tariffs.courseNid })
    .from(tariffs)
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .leftJoin(kept, eq(kept.tariffNid, tariffs.nid))
    .leftJoin(waiting, eq(waiting.tariffNid, tariffs.nid))
    .where(
      and(
        eq(courses.clubNid, clubNid),
        gt(courses.lastEndsAt, now),
        isNull(tariffs.blockedMessage),
        or(isNull(tariffs.opensAt), lte(tariffs.opensAt, now), isOneOf(tariffs.nid, firstFor)),
        or(isNull(tariffs.capacity), sql`greatest(0, least(${own}, ${left})) + ${forNewcomers} > 0`),
      ),
    )
    .as('free');
}

function keptPlaces(db: Database, clubNid: number, { now, family }: Omit<Moment, 'firstFor'>) {
  const isOwn = inArray(reservations.uid, [...family]);
  const isPlace = inArray(reservations.kind, ['place', 'offer', 'partner']);
  const tariffNid = sql<number>`case when ${isPlace} then ${reservations.ref} else ${reservations.tariffNid} end`;
  return db
    .select({
      tariffNid: tariffNid.as('tariff_nid'),
      own: sql<number>`coalesce(sum(${reservations.qty}) filter (where ${isOwn}), 0)`.as('own'),
      taken: sql<number>`coalesce(sum(${reservations.qty}) filter (where not (${isOwn})), 0)`.as('taken'),
    })
    .from(reservations)
    .where(and(eq(reservations.clubNid, clubNid), gt(reservations.expiresAt, now)))
    .groupBy(sql`1`)
    .as('kept');
}

/** Leaves out people for whom a place is kept already. */
function waitingPlaces(db: Database, clubNid: number, now: Date) {
  const keptForThem = db
    .select({ one: sql`1` })
    .from(reservations)
    .where(
      and(
        inArray(reservations.kind, ['place', 'offer']),
        eq(reservations.ref, queueEntries.tariffNid),
        eq(reservations.uid, queueEntries.uid),
        gt(reservations.expiresAt, now),
      ),
    );
  return db
    .select({
      tariffNid: queueEntries.tariffNid,
      places: sql<number>`sum(${queueEntries.places})`.as('places'),
    })
    .from(queueEntries)
    .innerJoin(tariffs, eq(tariffs.nid, queueEntries.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .where(and(eq(courses.clubNid, clubNid), sql`not exists ${keptForThem}`))
    .groupBy(queueEntries.tariffNid)
    .as('waiting');
}

/** Maximum number of kinds that a club shows in a list of clubs. */
const mostKinds = 4;

/** The offer of clubs now, as the kinds of most of their courses, by the nid of the club. */
export async function loadOffers(
  db: Database,
  clubNids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await db
    .select({ clubNid: courses.clubNid, title: terms.title })
    .from(courses)
    .innerJoin(courseTerms, eq(courseTerms.courseNid, courses.nid))
    .innerJoin(terms, and(eq(terms.nid, courseTerms.termNid), eq(terms.list, 'taxonomy')))
    .where(and(isOneOf(courses.clubNid, clubNids), gt(courses.lastEndsAt, now)))
    .groupBy(courses.clubNid, terms.nid, terms.title)
    .orderBy(desc(sql`count(*)`), terms.title);
  const byClub = Map.groupBy(rows, ({ clubNid }) => clubNid);
  return new Map(
    [...byClub].map(([nid, kinds]) => [nid, kinds.slice(0, mostKinds).map(({ title }) => title)]),
  );
}
