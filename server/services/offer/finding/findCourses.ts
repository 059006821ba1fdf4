import { type IsoDay, type Weekday, weekdays } from '#rules/brusselsTime.ts';
import { holdsWords, plainText, searchWords } from '#rules/forgivingSearch.ts';
import { searchMeaning } from '#rules/searchMeaning.ts';
import type { ClubRow } from '../../clubs/clubs.ts';
import { fitsAge, fitsPerson } from './fitsAge.ts';
import type { Candidate } from './loadCandidates.ts';
import { searchCandidates } from './searchCandidates.ts';

export interface Wanted {
  readonly search?: string;
  readonly taxonomies?: readonly number[];
  readonly levels?: readonly number[];
  readonly days?: readonly Weekday[];
  /** In years, today. */
  readonly age?: number;
  /** Only courses that fit the person of the setting. */
  readonly fits?: boolean;
  readonly hasPlace?: boolean;
  readonly order?: 'start' | 'fit';
}

interface Found {
  readonly courses: readonly Candidate[];
  readonly isGuess: boolean;
}

/** Combines the filters with AND, and the options within one filter with OR; then sorts. */
export function findCourses(
  candidates: readonly Candidate[],
  wanted: Wanted,
  setting: FindingSetting,
): Found {
  const { taxonomies = [], levels = [], days = [], age } = wanted;
  const { found, isGuess } = search(candidates, wanted.search ?? '', setting);
  const isoDays = days.map((day) => weekdays.indexOf(day) + 1);
  const courses = found.filter(
    (course) =>
      holdsAny(course.termNids ?? [], taxonomies) &&
      holdsAny(course.termNids ?? [], levels) &&
      holdsAny(course.isoWeekdays, isoDays) &&
      (age === undefined || fitsAge(course, age, setting.today)) &&
      (!wanted.fits || fitsPerson(course, setting)) &&
      (!wanted.hasPlace || course.hasPlace),
  );
  const sorted = courses.toSorted(byStartAndTitle);
  return { courses: wanted.order === 'fit' ? fittingFirst(sorted, setting) : sorted, isGuess };
}

function search(candidates: readonly Candidate[], text: string, setting: FindingSetting) {
  const ownText = (one: Candidate) => textOf(one, setting.titles);
  const found = findMeant(candidates, text, { setting, textOf: ownText });
  return found ? { found, isGuess: false } : searchCandidates(candidates, text, ownText);
}

function textOf({ title, place, termNids }: Candidate, titles: ReadonlyMap<number, string>): string {
  return [title, place, ...(termNids ?? []).map((nid) => titles.get(nid) ?? '')].join(' ');
}

function holdsAny(own: readonly number[], wanted: readonly number[]): boolean {
  return wanted.length === 0 || own.some((one) => wanted.includes(one));
}

/** First what fits the person, then the others, and last what has no free place. Each keeps its order. */
function fittingFirst(courses: readonly Candidate[], setting: FindingSetting): Candidate[] {
  const rankOf = (course: Candidate) => (course.hasPlace ? Number(!fitsPerson(course, setting)) : 2);
  const ranks = Map.groupBy(courses, rankOf);
  return [0, 1, 2].flatMap((rank) => ranks.get(rank) ?? []);
}

const titleOrder = new Intl.Collator('nl');

function byStartAndTitle(one: Candidate, other: Candidate): number {
  return one.startsAt - other.startsAt || titleOrder.compare(one.title, other.title);
}

/**
 * Finds what a search means beside its words: a day, an age, a child of the family by first name, the municipality of the club.
 * A name or a municipality that a course has itself is a word.
 *
 * @returns undefined where the search has words alone, and where nothing is as meant: the words then decide
 */
function findMeant(
  candidates: readonly Candidate[],
  text: string,
  { setting, textOf }: { readonly setting: FindingSetting; readonly textOf: (one: Candidate) => string },
): readonly Candidate[] | undefined {
  const { words, days, age } = searchMeaning(text);
  const texts = candidates.map((one) => plainText(textOf(one)));
  const known = new Set(texts.flatMap(wordsOf));
  const isOwnWord = (word: string) => !known.has(word);
  const named = setting.family.filter(({ firstName }) => {
    const parts = searchWords(firstName);
    return parts.length > 0 && parts.some(isOwnWord) && parts.every((part) => words.includes(part));
  });
  const names = new Set(named.flatMap(({ firstName }) => searchWords(firstName)));
  const ofClub = new Set(wordsOf(plainText(setting.clubPlace)).filter(isOwnWord));
  const rest = words.filter((word) => !names.has(word) && !ofClub.has(word));
  if (rest.length === searchWords(text).length) return undefined;
  const isoDays = days.map((day) => weekdays.indexOf(day) + 1);
  const found = candidates.filter(
    (course, place) =>
      holdsWords({ plain: texts[place] ?? '' }, rest) &&
      (isoDays.length === 0 || course.isoWeekdays.some((day) => isoDays.includes(day))) &&
      (age === undefined || fitsAge(course, age, setting.today)) &&
      (named.length === 0 || named.some(({ birthdate }) => fitsPerson(course, { ...setting, birthdate }))),
  );
  return found.length === 0 ? undefined : found;
}

function wordsOf(plain: string): string[] {
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

export interface FindingSetting {
  readonly club: Pick<ClubRow, 'ageCalculation'>;
  /** Birthdate of the person whom the list is for. */
  readonly birthdate: IsoDay | undefined;
  readonly today: IsoDay;
  /** The titles of the club's terms, by nid. */
  readonly titles: ReadonlyMap<number, string>;
  /** The people for whom the viewer registers, whose first names a search may have. */
  readonly family: readonly { readonly firstName: string; readonly birthdate: IsoDay | undefined }[];
  /** Address and municipality of the club. */
  readonly clubPlace: string;
}
