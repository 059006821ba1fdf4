import { daysAfter } from '../../brusselsInstant.ts';
import { type IsoDay, weekdayOfDay } from '../../brusselsTime.ts';
import { type HolidayKind, holidayOn } from '../holidays/holidayOn.ts';
import { maxWeeks, type WeeklyPlan } from '../weeklyDays.ts';

/** One lesson of a course, as a club file has it. */
export interface PlannedLesson {
  readonly nid?: number | undefined;
  readonly day: IsoDay;
  readonly from: string;
  readonly to: string;
  readonly untilDay?: IsoDay | undefined;
  readonly place?: string | undefined;
  readonly guestCapacity?: number | undefined;
  /** Teachers of this lesson, in place of those of the course. */
  readonly teachers?: string[] | undefined;
}

/** Lessons of a course that a weekly plan says in one sentence. */
interface WeeklyLessons<Lesson> {
  readonly plan: WeeklyPlan;
  /** In order. Their hours, place and places for guests are the same. */
  readonly lessons: readonly Lesson[];
}

export interface LessonPlans<Lesson> {
  readonly weekly: readonly WeeklyLessons<Lesson>[];
  /** Lessons that no plan says, such as a lesson that moved to another day. */
  readonly others: readonly Lesson[];
}

/** Fewer lessons than this are said one by one. */
const fewLessons = 3;

/** Recognises the weekly plans in the lessons of a course: an export writes each lesson. */
export function weeklyPlansOf<Lesson extends PlannedLesson>(lessons: readonly Lesson[]): LessonPlans<Lesson> {
  const groups = Map.groupBy(lessons, ({ day, from, to, untilDay, place, guestCapacity }) =>
    JSON.stringify([weekdayOfDay(day), from, to, untilDay !== undefined, place, guestCapacity]),
  );
  const weekly = [...groups.values()].flatMap((group) => {
    const plan = planOf(group);
    return plan ? [{ plan, lessons: inOrder(group) }] : [];
  });
  const planned = new Set(weekly.flatMap((one) => one.lessons));
  return { weekly, others: inOrder(lessons.filter((lesson) => !planned.has(lesson))) };
}

function inOrder<Lesson extends PlannedLesson>(lessons: readonly Lesson[]): readonly Lesson[] {
  return lessons.toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)));
}

function orderOf({ day, from }: PlannedLesson): string {
  return `${day} ${from}`;
}

const skipped: readonly (readonly HolidayKind[])[] = [[], ['school'], ['public'], ['school', 'public']];

/** The plan with the fewest other days without a lesson; `undefined` where most weeks have none. */
function planOf(group: readonly PlannedLesson[]): WeeklyPlan | undefined {
  const days = [...new Set(group.map(({ day }) => day))].sort();
  const [start, end] = [days[0], days.at(-1)];
  const isDoubled = days.length < group.length;
  if (start === undefined || end === undefined || isDoubled || days.length < fewLessons) return undefined;
  if (group.some(({ untilDay }) => untilDay !== undefined)) return undefined;
  const held = new Set(days);
  const missing: IsoDay[] = [];
  for (let day = start, weeks = 1; day < end; day = daysAfter(day, 7), weeks += 1) {
    if (weeks === maxWeeks) return undefined;
    if (!held.has(day)) missing.push(day);
  }
  const plans = skipped
    .filter((skip) => !days.some((day) => holidayOn(day, skip)))
    .map((skip) => ({ skip, except: missing.filter((day) => !holidayOn(day, skip)) }));
  const [best] = plans.toSorted((one, other) => one.except.length - other.except.length);
  if (!best || best.except.length > days.length) return undefined;
  return { day: weekdayOfDay(start), start, end, ...best };
}
