import { firstCourses } from '#rules/season/firstCourses.ts';
import type { ClubFile } from '#schemas/clubFile.ts';
import type { Database } from '#server/db/database.ts';
import { loadMembers, sinceOf } from '#server/services/offer/loadFirst.ts';
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
  const [earliest] = opened.map(({ since }) => since).sort((one, other) => one.getTime() - other.getTime());
  if (!earliest) return [];
  const members = await loadMembers(db, { clubNids: [clubNid], since: earliest, now });
  return [...Map.groupBy(members, ({ uid }) => uid)].flatMap(([uid, own]) => {
    // A course of last year counts for a priority that begins in this season, and not for a later one.
    const reached = opened.filter(({ since }) => own.some(({ lastEndsAt }) => isAfter(lastEndsAt, since)));
    const enrolled = new Set(own.map(({ url }) => url));
    return firstCourses(enrolled, reached).map((course) => ({ uid, course }));
  });
}

function isAfter(end: Date | null, since: Date): boolean {
  return end !== null && end > since;
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
      return from && until && until > now ? [{ of: priority.courses, since: sinceOf(from) }] : [];
    });
    return first ? [{ url, continues: continues?.get(url), ...first }] : [];
  });
}
