import { and, eq, getTableColumns, gt, inArray, lte, or } from 'drizzle-orm';
import { instantInBrussels } from '#rules/brusselsInstant.ts';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { membersSince } from '#rules/opening.ts';
import { registeredException } from '#rules/registrationStatus.ts';
import { dateOf, unixSecondsOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { courses, registrations, tariffs } from '#server/db/schema.ts';
import type { OfferedTariff } from './offeredCourse.ts';

/** The people who may register before the others, by the nid of the tariff. */
export type FirstPeople = ReadonlyMap<number, ReadonlySet<number>>;

interface OfClub {
  readonly clubNid: number;
  readonly tariffs: readonly Pick<
    OfferedTariff,
    'nid' | 'courseNid' | 'opensAt' | 'priorityFrom' | 'priorityCourses'
  >[];
}

/**
 * Finds who of these people may register before the others, for the tariffs that aren't open yet: those who are registered for another
 * course of the club that has begun, by a tariff that is no trial. Tickets make nobody a member.
 */
export async function loadFirst(
  db: Database,
  offered: readonly OfClub[],
  { uids, now }: { readonly uids: readonly number[]; readonly now: Date },
): Promise<FirstPeople> {
  const asked = offered.flatMap(({ clubNid, tariffs: own }) =>
    own.flatMap((tariff) => {
      const { opensAt, priorityFrom } = tariff;
      const isOpen = opensAt === null || opensAt <= now;
      return priorityFrom && !isOpen ? [{ clubNid, tariff, since: sinceOf(priorityFrom) }] : [];
    }),
  );
  const earliest = asked.map(({ since }) => since).sort((one, other) => one.getTime() - other.getTime())[0];
  if (!earliest || uids.length === 0) return new Map();
  const clubNids = [...new Set(asked.map(({ clubNid }) => clubNid))];
  const members = await loadMembers(db, { clubNids, uids, since: earliest, now });
  return new Map(
    asked.map(({ clubNid, tariff, since }) => {
      const from = tariff.priorityCourses;
      const counted = members.filter(
        (one) =>
          one.clubNid === clubNid &&
          one.courseNid !== tariff.courseNid &&
          one.lastEndsAt !== null &&
          one.lastEndsAt > since &&
          (from === null || from.includes(one.url)),
      );
      return [tariff.nid, new Set(counted.map(({ uid }) => uid))];
    }),
  );
}

interface MembersOf {
  readonly clubNids: readonly number[];
  /** undefined: everybody. */
  readonly uids?: readonly number[];
  /** A course counts with a lesson after this moment. */
  readonly since: Date;
  readonly now: Date;
}

/** Finds who is registered for a course that has begun, with that course. */
export function loadMembers(db: Database, { clubNids, uids, since, now }: MembersOf) {
  return db
    .select({
      ...{ uid: registrations.uid, courseNid: courses.nid, clubNid: courses.clubNid },
      ...{ url: courses.url, lastEndsAt: courses.lastEndsAt },
    })
    .from(registrations)
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .where(
      and(
        uids && isOneOf(registrations.uid, uids),
        inArray(courses.clubNid, [...clubNids]),
        or(gt(registrations.status, 0), eq(registrations.status, registeredException)),
        eq(registrations.isTicket, false),
        eq(tariffs.type, 'regular'),
        lte(courses.firstStartsAt, now),
        gt(courses.lastEndsAt, since),
      ),
    );
}

/** The moment after which a course of members must have had a lesson. @param from - when their priority begins */
export function sinceOf(from: Date): Date {
  return dateOf(instantInBrussels(membersSince(isoDayOf(unixSecondsOf(from)))));
}

/** The tariffs of a club that aren't open to everybody yet, and for which one of these people may register now. */
export async function loadOpenToFirst(
  db: Database,
  clubNid: number,
  { uids, now }: { readonly uids: readonly number[]; readonly now: Date },
): Promise<readonly number[]> {
  if (uids.length === 0) return [];
  const early = await db
    .select(getTableColumns(tariffs))
    .from(tariffs)
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .where(and(eq(courses.clubNid, clubNid), lte(tariffs.priorityFrom, now), gt(tariffs.opensAt, now)));
  const first = await loadFirst(db, [{ clubNid, tariffs: early }], { uids, now });
  return [...first].flatMap(([nid, people]) => (people.size > 0 ? nid : []));
}
