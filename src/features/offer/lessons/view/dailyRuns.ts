import { daysAfter } from '#rules/brusselsInstant.ts';
import { daysSinceMonday, type IsoDay } from '#rules/brusselsTime.ts';
import { type Lesson, othersOf } from './plannedCourse.ts';

/** Lessons on every day of a period, such as those of a camp, or one lesson, as they stand in their form. */
export interface DaysForm {
  readonly start: string;
  /** The day of `start`, or an empty text, where there is one lesson. */
  readonly end: string;
  readonly from: string;
  readonly to: string;
  readonly hasWeekends: boolean;
  /** One lesson from the first to the last day, such as a camp where people sleep. */
  readonly isOne: boolean;
  /** Without it: the place of the course. */
  readonly place?: string | undefined;
  readonly guestCapacity?: number | undefined;
}

export type DaysField = 'start' | 'end' | 'from' | 'to';
export type DaysFault = 'missing' | 'endsTooSoon' | 'endsBefore' | 'tooLong' | 'isOver' | 'noDays';

/** Maximum days of a period. A longer one is a typing error in a date. */
const maxDays = 92;

export function daysFaults(form: DaysForm, today: IsoDay): Partial<Record<DaysField, DaysFault>> {
  const { start, end, from, to, isOne } = form;
  const missing = (['start', 'from', 'to'] as const).filter((field) => form[field] === '');
  const endsLater = isOne && end > start;
  const isLong = start !== '' && end > daysAfter(start, maxDays - 1);
  return {
    ...Object.fromEntries(missing.map((field) => [field, 'missing' as const])),
    ...(from !== '' && to !== '' && to <= from && !endsLater && { to: 'endsTooSoon' as const }),
    ...(start !== '' && start < today && { start: 'isOver' as const }),
    ...(isLong && { end: 'tooLong' as const }),
    ...(!isLong && start !== '' && daysBetween(form).length === 0 && { end: 'noDays' as const }),
    ...(end !== '' && end < start && { end: 'endsBefore' as const }),
  };
}

function daysBetween({ start, end, hasWeekends }: Pick<DaysForm, 'start' | 'end' | 'hasWeekends'>): IsoDay[] {
  const last = end === '' ? start : end;
  const days: IsoDay[] = [];
  for (let day = start; day <= last; day = daysAfter(day, 1))
    if (hasWeekends || start === last || !isWeekend(day)) days.push(day);
  return days;
}

function isWeekend(day: IsoDay): boolean {
  return daysSinceMonday(day) >= 5;
}

/**
 * The lessons of a form without faults. A lesson keeps its number on its day; the others keep theirs in their order, so that a camp
 * that moves to another week moves with whoever is registered.
 */
export function replanDays(old: readonly Lesson[], form: DaysForm): readonly Lesson[] {
  const { start, end, from, to, isOne, place, guestCapacity } = form;
  const days = isOne ? [start] : daysBetween(form);
  const stays = old.filter(({ day }) => days.includes(day));
  const free = old.filter((lesson) => !stays.includes(lesson));
  return days.map((day) => {
    const kept = stays.find((lesson) => lesson.day === day) ?? free.shift();
    return {
      ...(kept?.nid !== undefined && { nid: kept.nid }),
      ...{ day, from, to },
      ...(isOne && end > start && { untilDay: end }),
      ...(place !== undefined && { place }),
      ...(guestCapacity !== undefined && { guestCapacity }),
      ...(kept && othersOf(kept)),
    };
  });
}

/** Lessons that one form says. */
export interface DailyRun {
  readonly form: DaysForm;
  readonly lessons: readonly Lesson[];
}

/** Says loose lessons as runs of days at the same hours and in the same place, in order. */
export function dailyRuns(loose: readonly Lesson[]): readonly DailyRun[] {
  const groups = Map.groupBy(loose, ({ from, to, untilDay, place, guestCapacity, ...lesson }) =>
    JSON.stringify([from, to, place, guestCapacity, untilDay === undefined ? '' : lesson.day]),
  );
  return [...groups.values()]
    .flatMap((group) => runsOf(group.toSorted((one, other) => one.day.localeCompare(other.day))))
    .toSorted((one, other) => orderOf(one.form).localeCompare(orderOf(other.form)));
}

function orderOf({ start, from }: DaysForm): string {
  return `${start} ${from}`;
}

function runsOf(group: readonly Lesson[]): DailyRun[] {
  const runs: DailyRun[] = [];
  for (const lesson of group) {
    const last = runs.at(-1);
    const longer = last && longerRun([...last.lessons, lesson]);
    if (longer) runs[runs.length - 1] = longer;
    else runs.push({ lessons: [lesson], form: formOf(lesson, lesson, true) });
  }
  return runs;
}

/** The lessons as one run; `undefined` where a form says other days. */
function longerRun(lessons: readonly Lesson[]): DailyRun | undefined {
  const [first, last] = [lessons[0], lessons.at(-1)];
  if (!first || !last || lessons.some(({ untilDay }) => untilDay !== undefined)) return undefined;
  const form = [false, true]
    .map((hasWeekends) => formOf(first, last, hasWeekends))
    .find((one) => daysBetween(one).join() === lessons.map(({ day }) => day).join());
  return form && { form, lessons };
}

function formOf(first: Lesson, last: Lesson, hasWeekends: boolean): DaysForm {
  const { from, to, place, guestCapacity } = first;
  return {
    ...{ start: first.day, end: last.untilDay ?? last.day, from, to, hasWeekends },
    isOne: first.untilDay !== undefined,
    ...(place !== undefined && { place }),
    ...(guestCapacity !== undefined && { guestCapacity }),
  };
}
