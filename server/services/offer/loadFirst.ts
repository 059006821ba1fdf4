import { and, eq, getTableColumns, gt, lte } from 'drizzle-orm';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { isFirst, type Priority } from '#rules/opening.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { courses, tariffs } from '#server/db/schema.ts';
import { loadMemberships } from './loadMemberships.ts';
import type { OfferedTariff } from './offeredCourse.ts';

/** The people who may register before the others, by the nid of the tariff. */
export type FirstPeople = ReadonlyMap<number, ReadonlySet<number>>;

type FirstTariff = Pick<
  OfferedTariff,
  'nid' | 'courseNid' | 'opensAt' | 'priorityFor' | 'priorityFrom' | 'priorityCourses'
>;

interface OfClub {
  readonly clubNid: number;
  readonly tariffs: readonly FirstTariff[];
}

/**
 * Finds who of these people may register before the others, for the tariffs that aren't open yet. Neither a trial nor a ticket makes
 * anybody a member. Somebody who takes lessons goes first for another course than their own.
 */
export async function loadFirst(
  db: Database,
  offered: readonly OfClub[],
  { uids, now }: { readonly uids: readonly number[]; readonly now: Date },
): Promise<FirstPeople> {
  const asked = offered.flatMap(({ clubNid, tariffs: own }) =>
    own.flatMap((tariff) => {
      const isOpen = tariff.opensAt === null || tariff.opensAt <= now;
      const priority = isOpen ? undefined : priorityOf(tariff);
      return priority ? [{ clubNid, tariff, priority }] : [];
    }),
  );
  if (asked.length === 0 || uids.length === 0) return new Map();
  const memberships = await loadMemberships(db, {
    ...{ uids, now, clubNids: [...new Set(asked.map(({ clubNid }) => clubNid))] },
    priorities: asked.map(({ priority }) => priority),
  });
  return new Map(
    asked.map(({ clubNid, tariff, priority }) => {
      const people = [...(memberships.get(clubNid) ?? [])].flatMap(([uid, { enrolments, ...known }]) => {
        const others =
          priority.for === 'enrolled'
            ? enrolments.filter(({ courseNid }) => courseNid !== tariff.courseNid)
            : enrolments;
        return isFirst(priority, { ...known, enrolments: others }) ? uid : [];
      });
      return [tariff.nid, new Set(people)];
    }),
  );
}

function priorityOf({ priorityFor, priorityFrom, priorityCourses }: FirstTariff): Priority | undefined {
  return priorityFor && priorityFrom
    ? {
        ...{ for: priorityFor, from: isoDayOf(unixSecondsOf(priorityFrom)) },
        courses: priorityCourses ?? undefined,
      }
    : undefined;
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
