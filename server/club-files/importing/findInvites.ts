import { isoDayOf } from '#rules/brusselsTime.ts';
import { isFirst } from '#rules/opening.ts';
import { firstCourses } from '#rules/season/firstCourses.ts';
import type { ClubFile } from '#schemas/clubFile.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { loadMemberships } from '#server/services/offer/loadMemberships.ts';
import type { Invite } from '#server/services/own-registrations/priority-invites/invites.ts';
import { momentOf } from '../parts/times.ts';

interface Publishing {
  readonly clubNid: number;
  /** The club as it is. */
  readonly current: ClubFile;
  /** The club as it will be. */
  readonly file: ClubFile;
  /** The courses that continue another one, by url. */
  readonly continues?: ReadonlyMap<string, string>;
  readonly now: Date;
}

/** Finds who may register first for the courses to which a file gives such a priority, and the courses that a mail names to each of them. */
export async function findInvites(
  db: Database,
  { clubNid, current, now, ...files }: Publishing,
): Promise<readonly Invite[]> {
  const opened = openedFirst({ ...files, current, now });
  const memberships = await loadMemberships(db, {
    ...{ clubNids: [clubNid], priorities: opened.map(({ priority }) => priority), now },
  });
  return [...(memberships.get(clubNid) ?? [])].flatMap(([uid, membership]) => {
    // A course of last year counts for a priority that begins in this season, and not for a later one.
    const reached = opened.filter(({ priority }) => isFirst(priority, membership));
    const enrolled = new Set(membership.enrolments.map(({ course }) => course));
    return firstCourses(enrolled, reached).map((course) => ({ uid, course }));
  });
}

/** The courses with a priority that they don't have yet, and that aren't open to everybody. */
function openedFirst({ current, file, continues, now }: Omit<Publishing, 'clubNid'>) {
  const before = new Set(
    current.courses.flatMap(({ nid, tariffs }) =>
      tariffs.some(({ priority }) => priority) ? (nid ?? []) : [],
    ),
  );
  return file.courses.flatMap(({ nid, url, tariffs }) => {
    if (nid !== undefined && before.has(nid)) return [];
    const [first] = tariffs.flatMap(({ priority, opens }) => {
      const from = priority && momentOf(priority.from);
      const until = opens === undefined ? undefined : momentOf(opens);
      if (!from || !until || until <= now) return [];
      const { courses } = priority;
      return [{ of: courses, priority: { for: priority.for, from: isoDayOf(unixSecondsOf(from)), courses } }];
    });
    return first ? [{ url, continues: continues?.get(url), ...first }] : [];
  });
}
