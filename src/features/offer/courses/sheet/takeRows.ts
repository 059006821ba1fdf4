import { plainText } from '#rules/forgivingSearch.ts';
import { isSameValue } from '#rules/merging/plainValue.ts';
import { offerCoursesTexts } from '#src/texts/nl/offerCourses.ts';
import type { OfferCourse } from '../../state/offerFile.ts';
import { type CellChange, changeCell, changePlan, withLessons } from '../changes/changeCell.ts';
import { type CourseKind, emptyCourse } from '../changes/newCourse.ts';
import { readPlaces } from '../reading/readAmounts.ts';
import { type LocalMoment, readDay, readWeekdays } from '../reading/readDays.ts';
import { readHours } from '../reading/readHours.ts';
import { readYears, writeYears } from '../reading/readYears.ts';
import { dayOf } from '../view/courseCells.ts';
import { courseLessons } from '../view/lessonsSaid.ts';
import { dailyLessons, defaultPeriod, weeklyLessons } from './plannedLessons.ts';
import type { SheetTable } from './readSheet.ts';
import { type SheetColumn, sheetCell } from './sheetColumns.ts';

const texts = offerCoursesTexts.faults;

export interface TakenRow {
  readonly line: number;
  readonly is: 'new' | 'changed' | 'same' | 'fault';
  /** By column, as the sheet has it. */
  readonly cells: Readonly<Partial<Record<SheetColumn, TakenCell>>>;
}

interface TakenCell {
  readonly text: string;
  readonly fault?: string;
  readonly isChanged: boolean;
}

export interface TakenRows {
  readonly rows: readonly TakenRow[];
  /** The whole list after the rows without a fault. */
  readonly courses: readonly OfferCourse[];
}

/** More rows are a mistake. */
export const mostRows = 1000;

interface Taking {
  readonly courses: readonly OfferCourse[];
  readonly kind: CourseKind;
  readonly now: LocalMoment;
  /** The address of the club, where a new course is held unless its row says another place. */
  readonly place: string;
}

type Cells = ReadonlyMap<SheetColumn, string>;
/** A change of a course by the cells of a row. Faults and changes are kept by column. */
interface Row {
  course: OfferCourse;
  readonly faults: Map<SheetColumn, string>;
  readonly changed: Set<SheetColumn>;
}

/** The courses after the rows of a sheet: each adds a course, or changes the one with its url or title. An empty cell changes nothing. */
export function takeRows({ columns, rows }: Pick<SheetTable, 'columns' | 'rows'>, taking: Taking): TakenRows {
  const { kind, now } = taking;
  let courses = taking.courses;
  const lines = new Map<string, number>();
  const taken = rows.slice(0, mostRows).map(({ line, cells: texted }): TakenRow => {
    const cells: Cells = new Map(
      columns.flatMap((column, index) => {
        const text = texted[index] ?? '';
        return column !== undefined && text !== '' ? [[column, text] as const] : [];
      }),
    );
    const found = findCourse(cells, taking);
    const row = rowOf(found, cells, { ...taking, courses });
    const known = found === 'several' || !found ? undefined : found;
    const key = known ? `#${known.url}` : plainText(cells.get('title') ?? '');
    const earlier = lines.get(key);
    if (earlier !== undefined && !row.faults.has('title')) row.faults.set('title', texts.twice(earlier));
    lines.set(key, earlier ?? line);
    const isFine = row.faults.size === 0;
    if (isFine && known) courses = courses.map((course) => (course === known ? row.course : course));
    if (isFine && !known) courses = [...courses, row.course];
    return { line, is: stateOf(row, known !== undefined), cells: shownCells(cells, row) };
  });
  return { rows: taken, courses };

  function rowOf(found: Found, written: Cells, all: Taking): Row {
    const title = written.get('title') ?? '';
    const isOpen = found === 'several' || found === undefined;
    const read = readPlaces(written.get('capacity') ?? '');
    // Zero places are a tariff that nobody buys, but no part of a hall.
    const places = typeof read === 'number' && read > 0 ? read : undefined;
    const course = isOpen
      ? { ...emptyCourse({ title, kind, courses: all.courses, places }), place: all.place }
      : found;
    const row: Row = { course, faults: new Map(), changed: new Set() };
    if (found === 'several') row.faults.set('title', texts.sameTitle);
    applyCell(row, 'title', written, now);
    if (isOpen && row.faults.has('title')) return row;
    if (courseLessons(course, dayOf(now)).said.is === 'none') addLessons(row, written, now);
    else changeLessons(row, written, now);
    for (const column of ['place', 'teachers', 'price', 'capacity', 'sale'] as const)
      applyCell(row, column, written, now);
    for (const column of ['ages', 'birthYears'] as const) applyYears(row, column, written);
    return row;
  }
}

function stateOf({ faults, changed }: Row, isKnown: boolean): TakenRow['is'] {
  if (faults.size > 0) return 'fault';
  if (!isKnown) return 'new';
  return changed.size > 0 ? 'changed' : 'same';
}

function shownCells(cells: Cells, { faults, changed }: Row): TakenRow['cells'] {
  const columns = new Set([...cells.keys(), ...faults.keys()]);
  return Object.fromEntries(
    [...columns].map((column): [SheetColumn, TakenCell] => {
      const fault = faults.get(column);
      const cell = { text: cells.get(column) ?? '', isChanged: changed.has(column) };
      return [column, { ...cell, ...(fault !== undefined && { fault }) }];
    }),
  );
}

type Found = OfferCourse | 'several' | undefined;

function findCourse(cells: Cells, { courses, kind }: Taking): Found {
  const ofKind = courses.filter(({ type }) => type === kind);
  const url = cells.get('url');
  const byUrl = ofKind.find((course) => course.url === url);
  if (byUrl) return byUrl;
  const title = plainText(cells.get('title') ?? '');
  const [first, ...others] = ofKind.filter((course) => plainText(course.title) === title);
  return others.length > 0 ? 'several' : first;
}

function apply(row: Row, column: SheetColumn, change: CellChange): void {
  if (!change.ok) {
    row.faults.set(column, change.fault);
    return;
  }
  if (change.course !== row.course) row.changed.add(column);
  row.course = change.course;
}

function applyCell(
  row: Row,
  column: Exclude<SheetColumn, 'start' | 'end' | 'url' | 'ages' | 'birthYears'>,
  cells: Cells,
  now: LocalMoment,
): void {
  const text = cells.get(column);
  if (text === undefined) {
    if (column === 'title' && row.course.title === '') row.faults.set('title', texts.noTitle);
    return;
  }
  // A cell that says what the course says already may be one that can't be typed, such as several prices.
  if (text !== sheetCell(row.course, column, now))
    apply(row, column, changeCell(row.course, { cell: column, text, now }));
}

/** The ages and the birth years that a course file takes. */
const possible = { ages: [1, 120], birthYears: [1900, 2200] } as const;
const yearFaults = { ages: texts.noAges, birthYears: texts.noBirthYears } as const;

function applyYears(row: Row, column: 'ages' | 'birthYears', cells: Cells): void {
  const text = cells.get(column);
  if (text === undefined || text === writeYears(row.course[column])) return;
  const bounds = readYears(text);
  const [least, most] = possible[column];
  const isPossible = (year: number = least) => least <= year && year <= most;
  if (bounds === undefined || (bounds !== 'none' && !(isPossible(bounds.from) && isPossible(bounds.to)))) {
    row.faults.set(column, yearFaults[column]);
    return;
  }
  if (isSameValue(row.course[column], bounds === 'none' ? undefined : bounds)) return;
  const course: OfferCourse = { ...row.course };
  if (bounds === 'none') delete course[column];
  else course[column] = bounds;
  // A course with ages ignores its birth years.
  if (column === 'birthYears' && !cells.has('ages')) delete course.ages;
  apply(row, column, { ok: true, course });
}

/** Changes the plan of a course that has lessons already. */
function changeLessons(row: Row, cells: Cells, now: LocalMoment): void {
  applyCell(row, 'day', cells, now);
  applyCell(row, 'hours', cells, now);
  for (const column of ['start', 'end'] as const) {
    const text = cells.get(column);
    if (text === undefined || text === sheetCell(row.course, column, now)) continue;
    const day = readDay(text);
    const { said, isOver } = courseLessons(row.course, dayOf(now));
    if (day === undefined) row.faults.set(column, texts.noDay);
    else if (day === readDay(sheetCell(row.course, column, now))) continue;
    else if (isOver) row.faults.set(column, texts.over);
    else if (said.is !== 'weekly') row.faults.set(column, texts.inCourse);
    else {
      const [start, end] = column === 'start' ? [day, said.plan.end] : [said.plan.start, day];
      const changed = start > end ? undefined : changePlan(row.course, { start, end }, now);
      if (changed && courseLessons(changed, dayOf(now)).said.is !== 'none')
        apply(row, column, { ok: true, course: changed });
      else row.faults.set(column, start > end ? texts.periodOrder : texts.emptyPeriod);
    }
  }
}

/** Adds the lessons of a course that has none. */
function addLessons(row: Row, cells: Cells, now: LocalMoment): void {
  const [day, hours, start, end] = (['day', 'hours', 'start', 'end'] as const).map((column) =>
    cells.get(column),
  );
  if ([day, hours, start, end].every((text) => text === undefined)) return;
  const at = readHours(hours ?? '');
  if (hours === undefined) row.faults.set('hours', texts.hoursMissing);
  else if (at === 'order') row.faults.set('hours', texts.order);
  else if (at === undefined) row.faults.set('hours', texts.noHours);
  const period = { ...defaultPeriod(dayOf(now)) };
  for (const [column, text] of [
    ['start', start],
    ['end', end],
  ] as const) {
    if (text === undefined) continue;
    const read = readDay(text);
    if (read === undefined) row.faults.set(column, texts.noDay);
    else period[column] = read;
  }
  const days = readWeekdays(day ?? '');
  const single = readDay(day ?? '');
  const isCamp = day === undefined && start !== undefined;
  if (day === undefined && !isCamp) row.faults.set('day', texts.dayMissing);
  else if (day !== undefined && !days && single === undefined) row.faults.set('day', texts.noWeekday);
  if (isCamp && end === undefined) period.end = period.start;
  if (period.start > period.end) row.faults.set(end === undefined ? 'start' : 'end', texts.periodOrder);
  if (row.faults.size > 0 || at === undefined || at === 'order') return;
  const lessons =
    single !== undefined
      ? [{ day: single, ...at }]
      : days && !isCamp
        ? weeklyLessons(days, period, at)
        : dailyLessons(period, at);
  if (lessons.length === 0) row.faults.set('end', texts.emptyPeriod);
  else {
    row.course = withLessons(row.course, lessons);
    for (const column of ['day', 'hours', 'start', 'end'] as const)
      if (cells.has(column)) row.changed.add(column);
  }
}
