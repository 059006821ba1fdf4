import { eq } from 'drizzle-orm';
import { isoDayOf, weekdays } from '#rules/brusselsTime.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { terms, users } from '#server/db/schema.ts';
import type { ClubRow } from '../../clubs/clubs.ts';
import type { Caller } from '../../sessions/caller.ts';
import { loadCoursesByNid } from '../loadCourses.ts';
import { loadOpenToFirst } from '../loadFirst.ts';
import type { OfferedCourse } from '../offeredCourse.ts';
import { findCourses, type Wanted } from './findCourses.ts';
import { isRestricted } from './fitsAge.ts';
import { type Candidate, loadCandidates, type Narrowing } from './loadCandidates.ts';

interface PageOfCourses {
  readonly narrowing: Omit<Narrowing, 'clubNid'>;
  readonly wanted: Wanted;
  /** The member whom the list is for. */
  readonly uid: number | undefined;
  readonly offset: number;
  readonly limit: number;
}

/**
 * One page of the courses of a club that match the filters. All of them are judged by their few facts (`loadCandidates`), and
 * only those of the page are loaded in full.
 * Decision: docs/decisions/0149-a-course-list-is-searched-on-the-server.md
 */
export async function loadCoursePage(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { club, caller }: { readonly club: ClubRow; readonly caller: Caller | undefined },
  { narrowing, wanted, uid, offset, limit }: PageOfCourses,
) {
  const now = clock.now();
  const family = [...(caller?.family ?? [])];
  const candidates = await loadCandidates(
    db,
    { ...narrowing, clubNid: club.nid },
    { now, family, firstFor: await loadOpenToFirst(db, club.nid, { uids: family, now }) },
  );
  const ofClub = await db.select().from(terms).where(eq(terms.clubNid, club.nid));
  const person = uid === undefined ? [] : await db.select().from(users).where(eq(users.uid, uid));
  const members = wanted.search ? await loadPeople(db, family) : [];
  const found = findCourses(candidates, wanted, {
    club,
    birthdate: person[0]?.birthdate ?? undefined,
    today: isoDayOf(unixSecondsOf(now)),
    titles: new Map(ofClub.map(({ nid, title }) => [nid, title])),
    family: members.map(({ fname, birthdate }) => ({
      firstName: fname,
      birthdate: birthdate ?? undefined,
    })),
    clubPlace: `${club.place} ${club.city}`,
  });
  const nids = found.courses.slice(offset, offset + limit).map(({ nid }) => nid);
  return {
    page: await loadInOrder(db, nids),
    count: found.courses.length,
    all: candidates.length,
    isGuess: found.isGuess,
    facets: facetsOf(candidates, ofClub),
  };
}

function loadPeople(db: Context['db'], uids: readonly number[]) {
  const { fname, birthdate } = users;
  return db.select({ fname, birthdate }).from(users).where(isOneOf(users.uid, uids));
}

async function loadInOrder(db: Context['db'], nids: readonly number[]): Promise<OfferedCourse[]> {
  const loaded = await loadCoursesByNid(db, nids);
  const byNid = new Map(loaded.map((course) => [course.nid, course]));
  return nids.flatMap((nid) => byNid.get(nid) ?? []);
}

type TermRow = Pick<typeof terms.$inferSelect, 'nid' | 'title' | 'list'>;

const titleOrder = new Intl.Collator('nl');

/** The choices of each filter of a list. */
export function facetsOf(courses: readonly Candidate[], terms: readonly TermRow[]) {
  const used = new Set(courses.flatMap(({ termNids }) => termNids ?? []));
  const isoDays = new Set(courses.flatMap(({ isoWeekdays }) => isoWeekdays));
  const usedOf = (list: TermRow['list']) =>
    terms
      .filter((term) => term.list === list && used.has(term.nid))
      .map(({ nid, title }) => ({ nid, title }))
      .sort((one, other) => titleOrder.compare(one.title, other.title));
  return {
    taxonomies: usedOf('taxonomy'),
    levels: usedOf('level'),
    days: weekdays.filter((_, index) => isoDays.has(index + 1)),
    hasAges: courses.some(isRestricted),
    hasFull: courses.some(({ hasPlace }) => !hasPlace),
  };
}
