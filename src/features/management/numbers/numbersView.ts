import type { MoneyAge } from '#rules/agedMoney.ts';
import { formatEuros } from '#rules/money.ts';
import type { ClubNumbers } from '#src/api/entities/club/clubNumbers.ts';
import { numbersTexts as texts } from '#src/texts/nl/numbers.ts';

type Course = ClubNumbers['courses'][number];
type Week = ClubNumbers['weeks'][number];

/** A row of a table whose first cell has a bar. */
export interface BarRow {
  readonly nid: number;
  readonly label: string;
  /** Length of the bar in percent; undefined: without a bar. */
  readonly share: number | undefined;
  readonly cells: readonly string[];
}

/** The places of the courses that have not ended, the fullest first. A course without a limit has no bar and comes last. */
export function placesRows(courses: readonly Course[]): BarRow[] {
  return courses
    .filter(({ ended }) => !ended)
    .map(({ nid, title, taken, capacity }) => {
      const share = capacity === null || capacity === 0 ? undefined : shareOf(taken, capacity);
      const cells = [
        String(taken),
        capacity === null ? texts.places.unlimited : String(capacity),
        share === undefined ? '' : texts.percent(share),
      ];
      return { nid, label: title, share, cells };
    })
    .toSorted((one, other) => (other.share ?? -1) - (one.share ?? -1));
}

/** The attendance of the courses in which it was noted, the lowest first. */
export function attendanceRows(courses: readonly Course[]): BarRow[] {
  return courses
    .flatMap(({ nid, title, attendance }) => {
      if (attendance === null) return [];
      const { present, noted } = attendance;
      const share = shareOf(present, noted);
      return { nid, label: title, share, cells: [String(present), String(noted), texts.percent(share)] };
    })
    .toSorted((one, other) => one.share - other.share);
}

/** The share of all participants who were there, in percent; undefined where nothing was noted. */
export function attendanceOfAll(courses: readonly Course[]): number | undefined {
  const noted = courses.flatMap(({ attendance }) => attendance ?? []);
  if (noted.length === 0) return undefined;
  return shareOf(
    noted.reduce((sum, one) => sum + one.present, 0),
    noted.reduce((sum, one) => sum + one.noted, 0),
  );
}

/** The registrations until now, in this season and in the one before. */
export function trendSums(weeks: readonly Week[]): { readonly now: number; readonly before: number } {
  const past = weeks.filter(({ now }) => now !== null);
  return {
    now: past.reduce((sum, { now }) => sum + (now ?? 0), 0),
    before: past.reduce((sum, { before }) => sum + before, 0),
  };
}

/** `21/09` of `2026-09-21`. */
export function shortDay(day: string): string {
  return `${day.slice(8)}/${day.slice(5, 7)}`;
}

/** What is open, and the part of it whose day is over; undefined where nothing is open. */
export function openSums(
  open: ClubNumbers['open'],
): { readonly all: string; readonly overdue: string } | undefined {
  const sum = (of: ClubNumbers['open']) => of.reduce((all, { amount }) => all + amount, 0);
  const all = sum(open);
  if (all === 0) return undefined;
  return { all: formatEuros(all), overdue: formatEuros(sum(open.filter(({ age }) => age !== 'later'))) };
}

/** The name of an age. A newer server may send others. */
export function ageName(age: string, names: Readonly<Record<MoneyAge, string>>): string {
  return isAge(age) ? names[age] : texts.open.other;
}

function isAge(age: string): age is MoneyAge {
  return Object.hasOwn(texts.open.ages, age);
}

function shareOf(part: number, whole: number): number {
  return Math.round((100 * part) / whole);
}
