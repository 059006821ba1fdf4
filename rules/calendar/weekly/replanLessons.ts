import { daysAfter } from '../../brusselsInstant.ts';
import { daysSinceMonday, type IsoDay } from '../../brusselsTime.ts';
import { type WeeklyPlan, weeklyDays } from '../weeklyDays.ts';
import type { PlannedLesson } from './weeklyPlansOf.ts';

/** A weekly plan with its hours and its place. */
export interface WeeklyHours {
  readonly plan: WeeklyPlan;
  readonly from: string;
  readonly to: string;
  readonly place?: string | undefined;
  readonly guestCapacity?: number | undefined;
}

/**
 * The lessons of a changed weekly plan. A lesson keeps its number where it stays on its day or moves within its week, so that
 * whoever has a place in it is told of the change. On its day it keeps who teaches it. Lessons before today stay as they were.
 */
export function replanLessons(
  lessons: readonly PlannedLesson[],
  { plan, ...hours }: WeeklyHours,
  today: IsoDay,
): readonly PlannedLesson[] {
  const past = lessons.filter(({ day }) => day < today);
  const free = new Map(lessons.filter(({ day }) => day >= today).map((lesson) => [lesson.day, lesson]));
  const days = weeklyDays(plan).filter((day) => day >= today);
  const take = (of: (lesson: PlannedLesson) => boolean) => {
    const found = [...free.values()].find(of);
    if (found) free.delete(found.day);
    return found;
  };
  // A lesson that stays on its day goes first: otherwise one of the same week could take its number.
  const staying = new Map(days.map((day) => [day, take((lesson) => lesson.day === day)]));
  const planned = days.map((day) => {
    const onDay = staying.get(day);
    const kept = onDay ?? take((lesson) => mondayOf(lesson.day) === mondayOf(day));
    return {
      ...(kept?.nid !== undefined && { nid: kept.nid }),
      day,
      ...givenOf(hours),
      ...(onDay?.teachers && { teachers: onDay.teachers }),
    };
  });
  return [...past, ...planned];
}

function givenOf({ from, to, place, guestCapacity }: Omit<WeeklyHours, 'plan'>) {
  return {
    ...{ from, to },
    ...(place !== undefined && { place }),
    ...(guestCapacity !== undefined && { guestCapacity }),
  };
}

function mondayOf(day: IsoDay): IsoDay {
  return daysAfter(day, -daysSinceMonday(day));
}
