import { ageDay, type Bounds, judgeAge, restricting } from '#rules/age.ts';
import { type IsoDay, type Weekday, weekdays } from '#rules/brusselsTime.ts';
import type { ClubRow } from '../../clubs/clubs.ts';
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

export interface FindingSetting {
  readonly club: Pick<ClubRow, 'ageCalculation'>;
  /** Birthdate of the person whom the list is for. */
  readonly birthdate: IsoDay | undefined;
  readonly today: IsoDay;
  /** The titles of the club's terms, by nid. */
  readonly titles: ReadonlyMap<number, string>;
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
  const { found, isGuess } = searchCandidates(candidates, wanted.search ?? '', (one) =>
    textOf(one, setting.titles),
  );
  const isoDays = days.map((day) => weekdays.indexOf(day) + 1);
  const bornAtAge = age === undefined ? undefined : birthdatesOfAge(age, setting.today);
  const courses = found.filter(
    (course) =>
      holdsAny(course.termNids ?? [], taxonomies) &&
      holdsAny(course.termNids ?? [], levels) &&
      holdsAny(course.isoWeekdays, isoDays) &&
      (!bornAtAge || bornAtAge.some((birthdate) => fitsOn(course, birthdate, setting.today))) &&
      (!wanted.fits || fitsPerson(course, setting)) &&
      (!wanted.hasPlace || course.hasPlace),
  );
  const sorted = courses.toSorted(byStartAndTitle);
  return { courses: wanted.order === 'fit' ? fittingFirst(sorted, setting) : sorted, isGuess };
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

function fitsPerson(course: Candidate, { club, birthdate, today }: FindingSetting): boolean {
  if (birthdate === undefined || !isRestricted(course)) return true;
  const ageOn = club.ageCalculation === 'calculateAgeOnStartActivity' ? 'activity-start' : 'today';
  return fitsOn(course, birthdate, ageDay({ ageOn, today, startsAt: course.startsAt }));
}

function fitsOn(course: Candidate, birthdate: IsoDay, day: IsoDay): boolean {
  return judgeAge(restrictionsOf(course), birthdate, day).fits;
}

export function isRestricted(course: Candidate): boolean {
  const { ageRestrictions, ageRestrictionsByYear } = restrictionsOf(course);
  return (restricting(ageRestrictions) ?? restricting(ageRestrictionsByYear)) !== undefined;
}

function restrictionsOf({ ageRestrictions, birthYears }: Candidate): {
  readonly ageRestrictions?: Bounds;
  readonly ageRestrictionsByYear?: Bounds;
} {
  return {
    ...(ageRestrictions && { ageRestrictions }),
    ...(birthYears && { ageRestrictionsByYear: birthYears }),
  };
}

/** Two possible birthdates of a person of this age, in both possible birth years. One that fits is enough. */
function birthdatesOfAge(age: number, today: IsoDay): readonly IsoDay[] {
  const year = Number(today.slice(0, 4));
  const justHadBirthday = `${year - age}${today.slice(4)}`;
  const bornTheYearBefore = `${year - age - 1}-12-31`;
  return today.endsWith('12-31') ? [justHadBirthday] : [justHadBirthday, bornTheYearBefore];
}

const titleOrder = new Intl.Collator('nl');

function byStartAndTitle(one: Candidate, other: Candidate): number {
  return one.startsAt - other.startsAt || titleOrder.compare(one.title, other.title);
}
