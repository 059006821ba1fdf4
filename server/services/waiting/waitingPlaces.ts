import { and, asc, eq, gt, inArray, lte, min, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { eurosOf } from '#rules/money.ts';
import type { WaitingPlace } from '#schemas/entities/registration/invitation.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import {
  clubs,
  courseSessions,
  courses,
  queueEntries,
  reservations,
  tariffs,
  users,
} from '../../db/schema.ts';
import { loadCoursesByNid } from '../offer/loadCourses.ts';
import { type PriceNow, priceNow } from '../offer/priceNow.ts';
import { toWireEarlyPrice } from '../offer/toWireTariff.ts';
import { fullName } from '../people/people.ts';
import type { Caller } from '../sessions/caller.ts';

interface WaitingFamily {
  readonly caller: Pick<Caller, 'family'>;
  /** Without it, the waiting lists of every club count. */
  readonly clubNid?: number;
}

/** The waiting-list places of a family, longest waiting first. A place with an offer tells until when the place is kept. */
export async function loadWaitingPlaces(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { caller, clubNid }: WaitingFamily,
): Promise<WaitingPlace[]> {
  const ahead = alias(queueEntries, 'ahead');
  const isAhead = and(eq(ahead.tariffNid, queueEntries.tariffNid), lte(ahead.id, queueEntries.id));
  const isKept = and(
    inArray(reservations.kind, ['offer', 'place']),
    eq(reservations.ref, queueEntries.tariffNid),
    eq(reservations.uid, queueEntries.uid),
    gt(reservations.expiresAt, clock.now()),
  );
  const rows = await db
    .select({
      entry: queueEntries,
      person: users,
      tariff: tariffs,
      course: courses,
      club: clubs,
      position: sql<number>`(select count(*) from ${queueEntries} as ahead where ${isAhead})`.mapWith(Number),
      offeredUntil: reservations.expiresAt,
    })
    .from(queueEntries)
    .innerJoin(users, eq(users.uid, queueEntries.uid))
    .innerJoin(tariffs, eq(tariffs.nid, queueEntries.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .leftJoin(reservations, isKept)
    .where(
      and(
        clubNid === undefined ? undefined : eq(clubs.nid, clubNid),
        inArray(queueEntries.uid, [...caller.family]),
      ),
    )
    .orderBy(asc(queueEntries.id));
  const offered = rows.filter(({ offeredUntil }) => offeredUntil !== null);
  const facts = await loadOfferedFacts({ db, clock }, [...new Set(offered.map(({ course }) => course.nid))]);
  return rows.map(({ entry, person, tariff, course, club, position, offeredUntil }) => ({
    uid: entry.uid,
    name: fullName(person),
    club: { nid: club.nid, url: club.url, title: club.title },
    course: { nid: course.nid, url: course.url, title: course.title },
    tariff: { nid: tariff.nid, title: tariff.title },
    since: unixSecondsOf(entry.queuedAt),
    position,
    offer: offeredUntil && { expires: unixSecondsOf(offeredUntil), ...toWireFacts(facts.get(tariff.nid)) },
  }));
}

function toWireFacts(facts: OfferedFacts | undefined) {
  if (!facts) return {};
  const { price, nextSession } = facts;
  return {
    price: eurosOf(price.cents),
    ...toWireEarlyPrice(price),
    ...(nextSession && { nextSession: unixSecondsOf(nextSession) }),
  };
}

/** The facts by which a family decides whether it takes a free place. */
interface OfferedFacts {
  readonly price: PriceNow;
  /** Undefined once the course is over. */
  readonly nextSession: Date | undefined;
}

/** The price and the next session of the tariffs of these courses, by the nid of the tariff. */
async function loadOfferedFacts(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  courseNids: readonly number[],
): Promise<ReadonlyMap<number, OfferedFacts>> {
  if (courseNids.length === 0) return new Map();
  const now = clock.now();
  const isWanted = inArray(courseSessions.courseNid, [...courseNids]);
  const next = await db
    .select({ course: courseSessions.courseNid, startsAt: min(courseSessions.startsAt) })
    .from(courseSessions)
    .where(and(isWanted, gt(courseSessions.startsAt, now)))
    .groupBy(courseSessions.courseNid);
  const found = await loadCoursesByNid(db, courseNids);
  return new Map(
    found.flatMap((course) =>
      course.tariffs.map((tariff) => [
        tariff.nid,
        {
          price: priceNow(course, tariff, now),
          nextSession: next.find((one) => one.course === course.nid)?.startsAt ?? undefined,
        },
      ]),
    ),
  );
}
