import { type Weekday, weekdays } from '#rules/brusselsTime.ts';
import type { FindingSetting } from './findingSetting.ts';
import { findMeant } from './findMeant.ts';
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
