import { type IsoDay, type Weekday, weekdayOfDay, weekdays } from '#rules/brusselsTime.ts';
import { weeklyPlansOf } from '#rules/calendar/weekly/weeklyPlansOf.ts';
import { type WeeklyPlan, weeklyDays } from '#rules/calendar/weeklyDays.ts';
import type { OfferCourse } from '../../state/offerFile.ts';
import type { Hours } from '../reading/readHours.ts';

export type Lesson = OfferCourse['sessions'][number];

/** The lessons of a course in as few words as a cell has room for. */
export type LessonsSaid =
  | { readonly is: 'none' }
  /** One weekly plan, beside which single lessons may stand. */
  | { readonly is: 'weekly'; readonly plan: WeeklyPlan; readonly hours: Hours; readonly others: number }
  | { readonly is: 'single'; readonly day: IsoDay; readonly hours: Hours }
  /** Several plans or single lessons. Their hours where all have the same. */
  | {
      readonly is: 'several';
      readonly first: IsoDay;
      readonly last: IsoDay;
      readonly weekdays: readonly Weekday[];
      readonly count: number;
      readonly hours: Hours | undefined;
    };

export interface CourseLessons {
  readonly said: LessonsSaid;
  /** All lessons were before today, so none of them changes any more. */
  readonly isOver: boolean;
}

const known = new WeakMap<OfferCourse, { readonly today: IsoDay; readonly lessons: CourseLessons }>();

/** Says the lessons from today on, or those that were where none is left. Cached, because a table asks for each course at each key. */
export function courseLessons(course: OfferCourse, today: IsoDay): CourseLessons {
  const found = known.get(course);
  if (found?.today === today) return found.lessons;
  const all = listedLessons(course);
  const coming = all.filter(({ day }) => day >= today);
  const isOver = all.length > 0 && coming.length === 0;
  const lessons = { said: sayLessons(all, isOver ? all : coming), isOver };
  known.set(course, { today, lessons });
  return lessons;
}

/** The lessons of a course, also those that a file lists by a weekly plan. */
export function listedLessons({ sessions, weekly }: OfferCourse): readonly Lesson[] {
  if (weekly.length === 0) return sessions;
  const planned = weekly.flatMap(({ day, start, end, skip, except, ...lesson }) =>
    weeklyDays({ day, start, end, skip, except }).map((one) => ({ ...lesson, day: one })),
  );
  return [...sessions, ...planned];
}

function sayLessons(all: readonly Lesson[], told: readonly Lesson[]): LessonsSaid {
  const [one, ...more] = told;
  if (!one) return { is: 'none' };
  const weekly = weeklySaid(all, told);
  if (weekly) return weekly;
  const { day, from, to } = one;
  if (more.length === 0 && one.untilDay === undefined) return { is: 'single', day, hours: { from, to } };
  const days = told.map((lesson) => lesson.day).sort();
  const isSame = told.every((lesson) => lesson.from === from && lesson.to === to);
  const held = new Set(days.map(weekdayOfDay));
  return {
    is: 'several',
    first: days[0] ?? day,
    last: days.at(-1) ?? day,
    weekdays: weekdays.filter((weekday) => held.has(weekday)),
    count: told.length,
    hours: isSame ? { from, to } : undefined,
  };
}

/** The whole plan of a course where it has one, so that its first day stays the same while the year passes. */
function weeklySaid(all: readonly Lesson[], told: readonly Lesson[]): LessonsSaid | undefined {
  for (const lessons of [all, told]) {
    const { weekly, others } = weeklyPlansOf(lessons);
    const [planned, ...more] = weekly;
    const [lesson] = planned?.lessons ?? [];
    if (!planned || !lesson || more.length > 0) continue;
    const of = new Set(planned.lessons);
    const left = told.filter((one) => !of.has(one)).length;
    // Loose lessons are an exception. Where most are loose, the plan says too little.
    if (left >= told.length - left || others.length >= planned.lessons.length) continue;
    return {
      ...{ is: 'weekly', plan: planned.plan, others: left },
      hours: { from: lesson.from, to: lesson.to },
    };
  }
  return undefined;
}
