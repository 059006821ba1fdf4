import { type Weekday, weekdayOfDay, weekdays } from '#rules/brusselsTime.ts';
import { holdsWords, resembles, searchedText, searchWords } from '#rules/forgivingSearch.ts';
import type { OfferCourse } from '../../state/offerFile.ts';
import type { LocalMoment } from '../reading/readDays.ts';
import { type CellName, courseCell, dayOf } from './courseCells.ts';
import { keyOf } from './courseKey.ts';
import { courseLessons, listedLessons } from './lessonsSaid.ts';
import { lowestPrice, saleSaid, soldTariffs } from './tariffsSaid.ts';

/** Things that a course lacks before somebody can enrol, or that a manager wants to see of it. */
export const lacks = ['lessons', 'price', 'capacity', 'place', 'sale'] as const;
type Lack = (typeof lacks)[number];

export interface CourseFilter {
  readonly search: string;
  readonly day: Weekday | '';
  readonly place: string;
  readonly teacher: string;
  readonly lack: Lack | '';
}

export const noFilter: CourseFilter = { search: '', day: '', place: '', teacher: '', lack: '' };

export function isFiltered(filter: CourseFilter): boolean {
  return Object.values(filter).some((value) => value !== '');
}

export interface CourseSort {
  readonly by: CellName;
  readonly direction: 'ascending' | 'descending';
}

interface Finding {
  readonly filter: CourseFilter;
  readonly sort: CourseSort | undefined;
  readonly now: LocalMoment;
}

/** The courses that a filter leaves, in the order of the sort, or else of the file. */
export function findCourses(
  courses: readonly OfferCourse[],
  { filter, sort, now }: Finding,
): readonly OfferCourse[] {
  const words = searchWords(filter.search);
  const passes = (course: OfferCourse) => isFound(course, filter, now) && isSearched(course, words);
  const found = isFiltered(filter) ? courses.filter(passes) : courses;
  return sort ? sortCourses(found, sort, now) : found;
}

function isSearched(course: OfferCourse, words: ReturnType<typeof searchWords>): boolean {
  if (words.length === 0) return true;
  const { title, place, teachers, taxonomies, levels } = course;
  const text = searchedText([title, place, ...teachers, ...taxonomies, ...levels].join(' '));
  return holdsWords(text, words) || resembles(text, words);
}

function isFound(
  course: OfferCourse,
  { day, place, teacher, lack }: CourseFilter,
  now: LocalMoment,
): boolean {
  return (
    (day === '' || comingDays(course, now).has(day)) &&
    (place === '' || placesOf(course).includes(place)) &&
    (teacher === '' || course.teachers.includes(teacher)) &&
    (lack === '' || isLacking(course, lack, now))
  );
}

/** The days of the week of the lessons from today on, or of those that were. */
export function comingDays(course: OfferCourse, now: LocalMoment): ReadonlySet<Weekday> {
  const { said } = courseLessons(course, dayOf(now));
  if (said.is === 'none') return new Set();
  if (said.is === 'several') return new Set(said.weekdays);
  if (said.is === 'single') return new Set([weekdayOfDay(said.day)]);
  if (said.others === 0) return new Set([said.plan.day]);
  const lessons = listedLessons(course).filter((lesson) => lesson.day >= dayOf(now));
  return new Set(lessons.map((lesson) => weekdayOfDay(lesson.day)));
}

function placesOf({ place, sessions }: OfferCourse): readonly string[] {
  return [place, ...sessions.flatMap((lesson) => lesson.place ?? [])].filter((one) => one !== '');
}

function isLacking(course: OfferCourse, lack: Lack, now: LocalMoment): boolean {
  switch (lack) {
    case 'lessons':
      return courseLessons(course, dayOf(now)).said.is === 'none';
    case 'price':
      return course.tariffs.length === 0;
    case 'capacity':
      return soldTariffs(course).some(({ capacity }) => capacity === undefined);
    case 'place':
      return course.place === '';
    case 'sale':
      return saleSaid(course, now).is !== 'open';
  }
}

/** Options of the filters for these courses, each in the order of its list. */
export function filterChoices(courses: readonly OfferCourse[], now: LocalMoment) {
  const days = new Set(courses.flatMap((course) => [...comingDays(course, now)]));
  const names = (all: readonly string[]) => [...new Set(all)].toSorted(byText);
  return {
    days: weekdays.filter((day) => days.has(day)),
    places: names(courses.flatMap(placesOf)),
    teachers: names(courses.flatMap(({ teachers }) => teachers)),
    lacks: lacks.filter((lack) => courses.some((course) => isLacking(course, lack, now))),
  };
}

/** "Ballet 9" comes before "Ballet 12". */
const collator = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' });

function byText(one: string, other: string): number {
  return collator.compare(one, other);
}

function sortCourses(
  courses: readonly OfferCourse[],
  { by, direction }: CourseSort,
  now: LocalMoment,
): readonly OfferCourse[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const keyed = courses.map((course) => ({ course, key: sortKey(course, by, now) }));
  return keyed
    .toSorted((one, other) => {
      // A course without it comes last, in both directions.
      const isMissing = [one, other].map(({ key }) => key === undefined || key === '');
      if (isMissing[0] || isMissing[1]) return Number(isMissing[0]) - Number(isMissing[1]);
      return sign * compare(one.key, other.key);
    })
    .map(({ course }) => course);
}

function compare(one: string | number | undefined, other: string | number | undefined): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return byText(String(one), String(other));
}

function sortKey(course: OfferCourse, by: CellName, now: LocalMoment): string | number | undefined {
  const { said } = courseLessons(course, dayOf(now));
  switch (by) {
    case 'day':
      return dayKey(course, now);
    case 'hours':
      return said.is === 'none' ? undefined : said.hours?.from;
    case 'capacity': {
      const [tariff] = soldTariffs(course);
      return tariff && (tariff.capacity ?? Number.POSITIVE_INFINITY);
    }
    case 'price':
      return lowestPrice(course);
    case 'sale': {
      const sale = saleSaid(course, now);
      return sale.is === 'noPrice'
        ? undefined
        : `${saleOrder.indexOf(sale.is)} ${sale.is === 'from' ? sale.at : ''}`;
    }
    default:
      return courseCell(course, by, now).text;
  }
}

const saleOrder: readonly string[] = ['open', 'from', 'mixed', 'closed'];

/** A weekly course by its day and hour; single days after them, by their date. */
function dayKey(course: OfferCourse, now: LocalMoment): string | undefined {
  const { said } = courseLessons(course, dayOf(now));
  if (said.is === 'none') return undefined;
  if (said.is === 'weekly') return `${weekdays.indexOf(said.plan.day)} ${said.hours.from}`;
  return said.is === 'single' ? `8 ${said.day} ${said.hours.from}` : `8 ${said.first}`;
}

/**
 * The rows after a change: those that were shown keep their place, also where a filter or a sort would move them. A new course stands
 * behind the one that it follows in the file.
 */
export function keepRows(
  shown: readonly string[],
  { before, after }: { readonly before: ReadonlySet<string>; readonly after: readonly OfferCourse[] },
): readonly string[] {
  const keys = after.map(keyOf);
  const there = new Set(keys);
  const rows = shown.filter((key) => there.has(key));
  for (const [index, key] of keys.entries()) {
    if (before.has(key)) continue;
    const previous = rows.indexOf(keys[index - 1] ?? '');
    rows.splice(previous === -1 ? rows.length : previous + 1, 0, key);
  }
  return rows;
}
