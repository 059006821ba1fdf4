import { daysAfter } from '#rules/brusselsInstant.ts';
import { daysSinceMonday, type IsoDay, type Weekday, weekdayOfDay, weekdays } from '#rules/brusselsTime.ts';
import { type HolidayKind, holidayOn } from '#rules/calendar/holidays/holidayOn.ts';
import { replanLessons } from '#rules/calendar/weekly/replanLessons.ts';
import { weeklyPlansOf } from '#rules/calendar/weekly/weeklyPlansOf.ts';
import type { WeeklyPlan } from '#rules/calendar/weeklyDays.ts';
import type { Hours } from '../reading/readHours.ts';
import type { Lesson } from '../view/lessonsSaid.ts';

export interface LessonMove {
  /** The lessons that move. Without it: all. */
  readonly only?: Weekday | undefined;
  readonly day?: Weekday | undefined;
  readonly hours?: ((hours: Hours) => Hours) | undefined;
  /** The first and the last day of a plan. */
  readonly start?: IsoDay | undefined;
  readonly end?: IsoDay | undefined;
  /** Single lessons beside a weekly plan move as well. @defaultValue true */
  readonly withLoose?: boolean;
}

/**
 * Moves lessons from today on to another day of the week, other hours or another period. A lesson keeps its number within its week. A
 * lesson of this week that would be in the past stays on its day. Lessons before today stay.
 */
export function moveLessons(lessons: readonly Lesson[], move: LessonMove, today: IsoDay): readonly Lesson[] {
  const isMoved = ({ day }: Lesson) =>
    day >= today && (move.only === undefined || weekdayOfDay(day) === move.only);
  const moving = lessons.filter(isMoved);
  const { weekly, others } = weeklyPlansOf(moving);
  const withHours = (lesson: Lesson): Lesson => ({ ...lesson, ...move.hours?.(lesson) });
  const planned = weekly.flatMap(({ plan, lessons: held }) =>
    movePlan(plan, held, move, today).map(withHours),
  );
  const { withLoose = true } = move;
  const loose = withLoose ? others.map((lesson) => withHours(moveInWeek(lesson, move.day, today))) : others;
  const staying = lessons.filter((lesson) => !isMoved(lesson));
  return [...staying, ...planned, ...loose].toSorted((one, other) =>
    `${one.day} ${one.from}`.localeCompare(`${other.day} ${other.from}`),
  );
}

function movePlan(
  plan: WeeklyPlan,
  lessons: readonly Lesson[],
  { day = plan.day, start, end }: LessonMove,
  today: IsoDay,
): readonly Lesson[] {
  const [first] = lessons;
  if (!first || (day === plan.day && start === undefined && end === undefined)) return lessons;
  const isBehind = (lesson: Lesson) => inWeekOf(lesson.day, day) < today;
  const staying = lessons.filter(isBehind);
  const moved: WeeklyPlan = {
    day,
    start: start ?? mondayOf(plan.start),
    end: end ?? daysAfter(mondayOf(plan.end), 6),
    skip: widestSkip(lessons),
    except: plan.except.map((one) => inWeekOf(one, day)),
  };
  const { from, to, place, guestCapacity } = first;
  const shared = {
    ...{ from, to },
    ...(place !== undefined && { place }),
    ...(guestCapacity !== undefined && { guestCapacity }),
  };
  const rest = lessons.filter((lesson) => !isBehind(lesson));
  const byNumber = new Map(rest.map((lesson) => [lesson.nid, lesson]));
  // A lesson that stays keeps all that it says. The new day of its week is before today, so the plan has none there.
  return [
    ...staying,
    ...replanLessons(rest, { plan: moved, ...shared }, today).map(({ nid, day: on }) => ({
      ...(nid === undefined ? shared : (byNumber.get(nid) ?? shared)),
      day: on,
    })),
  ];
}

/** The holidays that a plan skips, also those that its own day of the week didn't meet. */
function widestSkip(lessons: readonly Pick<Lesson, 'day'>[]): readonly HolidayKind[] {
  const kinds: readonly (readonly HolidayKind[])[] = [['school', 'public'], ['school'], ['public']];
  return kinds.find((skip) => !lessons.some(({ day }) => holidayOn(day, skip))) ?? [];
}

function moveInWeek(lesson: Lesson, day: Weekday | undefined, today: IsoDay): Lesson {
  if (day === undefined) return lesson;
  const moved = inWeekOf(lesson.day, day);
  // A camp of several days has a last day as well, which keeps its distance.
  const shift = (one: IsoDay) => daysAfter(one, daysSinceMonday(moved) - daysSinceMonday(lesson.day));
  if (moved < today) return lesson;
  const { untilDay } = lesson;
  return { ...lesson, day: moved, ...(untilDay !== undefined && { untilDay: shift(untilDay) }) };
}

function mondayOf(day: IsoDay): IsoDay {
  return daysAfter(day, -daysSinceMonday(day));
}

function inWeekOf(day: IsoDay, weekday: Weekday): IsoDay {
  return daysAfter(mondayOf(day), weekdays.indexOf(weekday));
}
