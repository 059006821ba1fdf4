import { and, eq, exists, gt, or, type SQL, sql } from 'drizzle-orm';
import { type IsoDay, isoDayOf, type Weekday, weekdays } from '#rules/brusselsTime.ts';
import { searchWords } from '#rules/forgivingSearch.ts';
import { searchMeaning } from '#rules/searchMeaning.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { clubs, courses, courseTerms, terms, users } from '#server/db/schema.ts';
import type { ClubRow } from '../../clubs/clubs.ts';
import { clubsByNid, clubsLike, clubsWithWords } from '../../clubs/searchClubs.ts';
import type { Caller } from '../../sessions/caller.ts';
import { fitsAge, fitsPerson } from './fitsAge.ts';

interface ClubSearch {
  readonly text: string;
  /** Maximum number of clubs. */
  readonly most: number;
  readonly caller: Caller | undefined;
}

/**
 * Finds clubs by what they are called and where they are, and then by what they offer: `ballet`, `7 jaar`, `woensdag`, and a child
 * of the family by first name. When nothing matches, clubs that differ by a typo.
 */
export async function findClubs(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { text, most, caller }: ClubSearch,
): Promise<readonly ClubRow[]> {
  const named = await clubsWithWords(db, text, most);
  if (searchWords(text).length === 0) return named;
  const now = clock.now();
  const offering = await clubsOffering(db, searchMeaning(text), now);
  const found =
    offering.length + named.length > 0 ? offering : await clubsForChild(db, { text, caller, now });
  const known = new Set(named.map(({ nid }) => nid));
  const more = await clubsByNid(
    db,
    found.filter((nid) => !known.has(nid)),
    most,
  );
  const all = [...named, ...more].slice(0, most);
  return all.length > 0 ? all : clubsLike(db, text, most);
}

/** The clubs with something for the children whose first names the text has. */
async function clubsForChild(
  db: Database,
  { text, caller, now }: Pick<ClubSearch, 'text' | 'caller'> & { readonly now: Date },
): Promise<readonly number[]> {
  if (!caller) return [];
  const { words, days, age } = searchMeaning(text);
  const { fname, birthdate } = users;
  const family = await db
    .select({ fname, birthdate })
    .from(users)
    .where(isOneOf(users.uid, [...caller.family]));
  const named = family.filter(({ fname: name }) => searchWords(name).every((part) => words.includes(part)));
  if (named.length === 0) return [];
  const names = new Set(named.flatMap(({ fname: name }) => searchWords(name)));
  const rest = words.filter((word) => !names.has(word));
  const birthdates = named.map((one) => one.birthdate ?? undefined);
  return clubsOffering(db, { words: rest, days, age, birthdates }, now);
}

interface WantedOffer {
  readonly words: readonly string[];
  readonly days: readonly Weekday[];
  readonly age: number | undefined;
  readonly birthdates?: readonly (IsoDay | undefined)[];
}

/** The nids of clubs with a course that isn't over, and that has every word itself or by its club. */
async function clubsOffering(
  db: Database,
  { words, days, age, birthdates }: WantedOffer,
  now: Date,
): Promise<readonly number[]> {
  const isoDays = days.map((day) => weekdays.indexOf(day) + 1);
  const { clubNid, ageRestrictions, birthYears } = courses;
  // Courses of a club share a few age limits, so each of them is judged once.
  const found = await db
    .selectDistinct({ clubNid, ageRestrictions, birthYears })
    .from(courses)
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .where(
      and(
        gt(courses.lastEndsAt, now),
        ...words.map((word) => hasWord(db, word)),
        isoDays.length === 0 ? undefined : sql`${courses.isoWeekdays} && ${sql.param(isoDays)}::smallint[]`,
      ),
    );
  const today = isoDayOf(unixSecondsOf(now));
  const fits = (course: (typeof found)[number]) => {
    const restricted = { ...course, startsAt: unixSecondsOf(now) };
    const setting = { club: { ageCalculation: 'today' as const }, today };
    return (
      (age === undefined || fitsAge(restricted, age, today)) &&
      (!birthdates || birthdates.some((birthdate) => fitsPerson(restricted, { ...setting, birthdate })))
    );
  };
  return [...new Set(found.filter(fits).map((course) => course.clubNid))];
}

function hasWord(db: Database, word: string): SQL | undefined {
  const ofCourse = sql`${plain(sql`${courses.title} || ' ' || ${courses.place}`)}`;
  const ofClub = sql`${clubs.searchText} || ' ' || lower(${clubs.place})`;
  const ofTerm = db
    .select({ one: sql`1` })
    .from(courseTerms)
    .innerJoin(terms, eq(terms.nid, courseTerms.termNid))
    .where(
      and(
        eq(courseTerms.courseNid, courses.nid),
        sql`position(${word} in ${plain(sql`${terms.title}`)}) > 0`,
      ),
    );
  return or(
    sql`position(${word} in ${ofCourse}) > 0`,
    sql`position(${word} in ${ofClub}) > 0`,
    exists(ofTerm),
  );
}

/** Without accents and case, as `plainText` does for the letters of Dutch and French. */
function plain(text: SQL): SQL {
  return sql`translate(lower(${text}), 'àáâäçèéêëìíîïñòóôöùúûü', 'aaaaceeeeiiiinoooouuuu')`;
}
