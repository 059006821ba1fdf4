import { and, eq, gt, gte, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { instantInBrussels } from '#rules/brusselsInstant.ts';
import { type IsoDay, isoDayOf } from '#rules/brusselsTime.ts';
import { type Enrolment, type Membership, membersSince, type Priority } from '#rules/opening.ts';
import { registeredException } from '#rules/registrationStatus.ts';
import { dateOf, unixSecondsOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import {
  clubMembers,
  courses,
  federationMemberships,
  federations,
  registrations,
  tariffs,
} from '#server/db/schema.ts';

interface Wanted {
  readonly clubNids: readonly number[];
  /** undefined: everybody. */
  readonly uids?: readonly number[];
  /** The priorities that the memberships are for. Nothing is read that none of them asks. */
  readonly priorities: readonly Priority[];
  readonly now: Date;
}

/** The membership of a person, with the numbers of their courses. */
export interface LoadedMembership extends Membership {
  readonly enrolments: readonly (Enrolment & { readonly courseNid: number })[];
}

/** The memberships that clubs know of, by the nid of the club and the uid of the person. Three queries at most, for any number of tariffs. */
export async function loadMemberships(
  db: Database,
  wanted: Wanted,
): Promise<ReadonlyMap<number, ReadonlyMap<number, LoadedMembership>>> {
  const [earliest] = wanted.priorities.map(({ from }) => from).sort();
  if (earliest === undefined) return new Map();
  const asksMembers = wanted.priorities.some((priority) => priority.for === 'members');
  const facts: readonly Fact[] = [
    ...(await loadEnrolments(db, wanted, earliest)),
    ...(asksMembers ? await loadListed(db, wanted) : []),
    ...(asksMembers ? await loadCards(db, wanted, earliest) : []),
  ];
  const byClub = Map.groupBy(facts, ({ clubNid }) => clubNid);
  return new Map(
    [...byClub].map(([clubNid, ofClub]) => [
      clubNid,
      new Map([...Map.groupBy(ofClub, ({ uid }) => uid)].map(([uid, own]) => [uid, membershipOf(own)])),
    ]),
  );
}

interface Fact {
  readonly clubNid: number;
  readonly uid: number;
  readonly enrolment?: LoadedMembership['enrolments'][number];
  readonly listedOn?: IsoDay;
  readonly cardUntil?: IsoDay | 'endless';
}

function membershipOf(facts: readonly Fact[]): LoadedMembership {
  const cards = facts.flatMap(({ cardUntil }) => cardUntil ?? []);
  return {
    enrolments: facts.flatMap(({ enrolment }) => enrolment ?? []),
    listedOn: facts.flatMap(({ listedOn }) => listedOn ?? []).at(0),
    cardUntil: cards.includes('endless') ? 'endless' : cards.sort().at(-1),
  };
}

async function loadEnrolments(
  db: Database,
  { clubNids, uids, now }: Wanted,
  earliest: IsoDay,
): Promise<Fact[]> {
  const found = await db
    .select({
      ...{ uid: registrations.uid, courseNid: courses.nid, clubNid: courses.clubNid, course: courses.url },
      ...{ firstStartsAt: courses.firstStartsAt, lastEndsAt: courses.lastEndsAt },
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
        gt(courses.lastEndsAt, dateOf(instantInBrussels(membersSince(earliest)))),
      ),
    );
  return found.flatMap(({ clubNid, uid, courseNid, course, firstStartsAt, lastEndsAt }) => {
    if (!firstStartsAt || !lastEndsAt) return [];
    const lastLessonOn = isoDayOf(unixSecondsOf(lastEndsAt));
    return [{ clubNid, uid, enrolment: { courseNid, course, hasBegun: firstStartsAt <= now, lastLessonOn } }];
  });
}

async function loadListed(db: Database, { clubNids, uids }: Wanted): Promise<Fact[]> {
  const { clubNid, uid, listedAt } = clubMembers;
  const found = await db
    .select({ clubNid, uid, listedAt })
    .from(clubMembers)
    .where(and(uids && isOneOf(uid, uids), inArray(clubNid, [...clubNids]), isNotNull(listedAt)));
  return found.map((row) => ({
    ...{ clubNid: row.clubNid, uid: row.uid },
    ...(row.listedAt && { listedOn: isoDayOf(unixSecondsOf(row.listedAt)) }),
  }));
}

async function loadCards(db: Database, { clubNids, uids }: Wanted, earliest: IsoDay): Promise<Fact[]> {
  const { uid, validUntil } = federationMemberships;
  const found = await db
    .select({ clubNid: federations.clubNid, uid, validUntil })
    .from(federationMemberships)
    .innerJoin(federations, eq(federations.nid, federationMemberships.federationNid))
    .where(
      and(
        uids && isOneOf(uid, uids),
        inArray(federations.clubNid, [...clubNids]),
        or(isNull(validUntil), gte(validUntil, earliest)),
      ),
    );
  return found.map((row) => ({
    ...{ clubNid: row.clubNid, uid: row.uid },
    cardUntil: row.validUntil ?? 'endless',
  }));
}
