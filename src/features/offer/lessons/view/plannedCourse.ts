import { daysAfter } from '#rules/brusselsInstant.ts';
import { type IsoDay, weekdayOfDay, weekdays } from '#rules/brusselsTime.ts';
import { type HolidayKind, holidayOn } from '#rules/calendar/holidays/holidayOn.ts';
import { replanLessons } from '#rules/calendar/weekly/replanLessons.ts';
import { type PlannedLesson, weeklyPlansOf } from '#rules/calendar/weekly/weeklyPlansOf.ts';
import { type WeeklyPlan, weeklyDays } from '#rules/calendar/weeklyDays.ts';
import { mondayOf } from '#rules/calendar/weeksOfMonth.ts';
import { isSameValue } from '#rules/merging/plainValue.ts';
import type { OfferCourse } from '../../state/offerFile.ts';
import { hoursOf, newWeeklyForm, type WeeklyForm, withDay } from './weeklyForm.ts';

type OfferLesson = OfferCourse['sessions'][number];

/** A lesson with all that the file says of it: what no form here shows goes along with its lesson. */
export type Lesson = PlannedLesson & Omit<OfferLesson, keyof PlannedLesson>;

/** One weekly plan of a course, with the lessons that it says. */
export interface WeeklyLessons {
  /** Unique in the course, for as long as its form is on the screen. */
  readonly id: number;
  readonly form: WeeklyForm;
  /** The lessons as they were read: every change counts from them, so that typing a date loses no number of a lesson. */
  readonly base: readonly Lesson[];
  /** Those of `base` with another place, or other places for guests, than the plan. They keep them. */
  readonly apart: readonly Lesson[];
  readonly lessons: readonly Lesson[];
  /** Whether the form has no lesson at all: those that were there stay until it has. */
  readonly isEmptied?: boolean;
}

/** The lessons of a course as its forms show them. */
export interface PlannedCourse {
  readonly weekly: readonly WeeklyLessons[];
  /** Lessons that no plan says, such as those of a camp. */
  readonly loose: readonly Lesson[];
}

/**
 * Reads the lessons of a course as weekly plans and loose lessons.
 *
 * @param before - the forms on the screen. They stay as they are where they say the same lessons
 */
export function readLessons(lessons: readonly Lesson[], before?: PlannedCourse): PlannedCourse {
  if (before && isSameValue(writeLessons(before), inOrder(lessons))) return before;
  const { weekly, others } = weeklyPlansOf(lessons);
  const read = weekly.map(({ plan, lessons: usual }, index) => {
    const form = formOf(plan, usual);
    return { ...{ id: index, form, base: usual, apart: [], lessons: usual } };
  });
  const whole = others.reduce<PlannedCourse>(addOther, { weekly: read, loose: [] });
  return { ...whole, weekly: before ? keepForms(whole.weekly, before.weekly) : whole.weekly };
}

/** The lessons of all forms, as the club file has them. */
export function writeLessons({ weekly, loose }: PlannedCourse): OfferLesson[] {
  return inOrder([...weekly.flatMap((one) => one.lessons), ...loose]);
}

function inOrder(lessons: readonly Lesson[]): OfferLesson[] {
  return lessons.map(lessonInFile).sort((one, other) => orderOf(one).localeCompare(orderOf(other)));
}

function orderOf({ day, from, to, nid = 0 }: Lesson): string {
  return `${day} ${from} ${to} ${String(nid).padStart(10, '0')}`;
}

function lessonInFile(lesson: Lesson): OfferLesson {
  const { nid, day, from, to, untilDay } = lesson;
  return {
    ...(nid !== undefined && { nid }),
    ...{ day, from, to },
    ...(untilDay !== undefined && { untilDay }),
    ...ownOf(lesson),
    ...othersOf(lesson),
  };
}

/** All that the file says of a lesson beyond its time and place, such as a teacher who stands in. */
export function othersOf(lesson: Lesson): Omit<OfferLesson, keyof PlannedLesson> {
  const {
    nid: _n,
    day: _d,
    from: _f,
    to: _t,
    untilDay: _u,
    place: _p,
    guestCapacity: _g,
    ...others
  } = lesson;
  return others;
}

type Own = Pick<PlannedLesson, 'place' | 'guestCapacity'>;

/** The place and the places for guests, where a lesson has them. */
function ownOf({ place, guestCapacity }: Own): { place?: string; guestCapacity?: number } {
  return {
    ...(place !== undefined && { place }),
    ...(guestCapacity !== undefined && { guestCapacity }),
  };
}

const holidayKinds: readonly HolidayKind[] = ['school', 'public'];

/** The form of a plan. It skips each kind of holiday that no lesson meets: a plan that is made longer skips them too. */
function formOf(plan: WeeklyPlan, lessons: readonly Lesson[]): WeeklyForm {
  const [first] = lessons;
  const skip = holidayKinds.filter((kind) => !lessons.some(({ day }) => holidayOn(day, [kind])));
  const days = new Set(lessons.map(({ day }) => day));
  const except = weeklyDays({ ...plan, skip, except: [] }).filter((day) => !days.has(day));
  return { ...plan, skip, except, from: first?.from ?? '', to: first?.to ?? '', ...(first && ownOf(first)) };
}

/** Gives a lesson to the plan that would say it, but for its place or its places for guests. */
function addOther(course: PlannedCourse, lesson: Lesson): PlannedCourse {
  const of = course.weekly.find(
    ({ form }) =>
      form.day === weekdayOfDay(lesson.day) &&
      form.except.includes(lesson.day) &&
      lesson.untilDay === undefined &&
      form.from === lesson.from &&
      form.to === lesson.to,
  );
  if (!of) return { ...course, loose: [...course.loose, lesson] };
  return withPlan(course, {
    ...of,
    form: { ...of.form, except: of.form.except.filter((day) => day !== lesson.day) },
    base: inDays([...of.base, lesson]),
    apart: [...of.apart, lesson],
    lessons: inDays([...of.lessons, lesson]),
  });
}

function inDays(lessons: readonly Lesson[]): readonly Lesson[] {
  return lessons.toSorted((one, other) => one.day.localeCompare(other.day));
}

/**
 * A plan that another change left alone keeps its form on the screen, with the days as they were typed. A form that has no lessons
 * yet stays too.
 */
function keepForms(
  read: readonly WeeklyLessons[],
  before: readonly WeeklyLessons[],
): readonly WeeklyLessons[] {
  const left = before.filter(({ lessons }) => lessons.length > 0);
  const take = (isIt: (old: WeeklyLessons) => boolean) => {
    const at = left.findIndex(isIt);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const same = new Map(read.map((one) => [one, take((old) => isSameValue(old.lessons, one.lessons))]));
  let id = lastId(before);
  const kept = read.map((one) => {
    const unchanged = same.get(one);
    if (unchanged) return unchanged;
    const changed = take((old) => sharesLesson(old.lessons, one.lessons));
    if (!changed) id += 1;
    return { ...one, id: changed?.id ?? id };
  });
  return [...kept, ...before.filter(({ lessons }) => lessons.length === 0)];
}

function lastId(plans: readonly WeeklyLessons[]): number {
  return Math.max(-1, ...plans.map(({ id }) => id));
}

function sharesLesson(some: readonly Lesson[], others: readonly Lesson[]): boolean {
  const known = new Set(some.flatMap(namesOf));
  return others.some((lesson) => namesOf(lesson).some((name) => known.has(name)));
}

function namesOf({ nid, day, from }: Lesson): readonly string[] {
  return [`${day} ${from}`, ...(nid === undefined ? [] : [`${nid}`])];
}

function withPlan(course: PlannedCourse, plan: WeeklyLessons): PlannedCourse {
  return { ...course, weekly: course.weekly.map((one) => (one.id === plan.id ? plan : one)) };
}

/** Adds an empty plan. It has no lessons until its day and hours are known. */
export function addPlan(course: PlannedCourse, today: IsoDay): PlannedCourse {
  const last = course.weekly.at(-1)?.form;
  const id = lastId(course.weekly) + 1;
  // A second day of a course mostly has the period, the hours and the place of the first.
  const form = last
    ? { ...last, ...{ day: '' as const, except: [] }, start: laterOf(last.start, today) }
    : newWeeklyForm(today);
  return { ...course, weekly: [...course.weekly, { id, form, base: [], apart: [], lessons: [] }] };
}

function laterOf(start: string, today: IsoDay): string {
  return start < today ? today : start;
}

interface PlanChange {
  /** Of the plan. */
  readonly id: number;
  readonly change: Partial<WeeklyForm>;
  readonly today: IsoDay;
}

/** Changes fields of a plan. Its lessons stay as they were while a field is wrong, or while no lesson would be left. */
export function changePlan(course: PlannedCourse, { id, change, today }: PlanChange): PlannedCourse {
  const one = course.weekly.find((plan) => plan.id === id);
  if (!one) return course;
  const { day, ...others } = change;
  const moved = day === undefined || day === '' ? one.form : withDay(one.form, day);
  return withPlan(course, replan(one, { ...moved, ...others }, today));
}

function replan(one: WeeklyLessons, form: WeeklyForm, today: IsoDay): WeeklyLessons {
  const hours = hoursOf(form);
  if (!hours) return { ...one, form, isEmptied: false };
  const planned = replanLessons(one.base, hours, today).map((lesson) => {
    const old = one.base.find((before) => isSameLesson(before, lesson));
    if (!old) return lesson;
    const { place: _place, guestCapacity: _guests, ...rest } = lesson;
    return { ...rest, ...ownOf(isAmong(one.apart, old) ? old : lesson), ...othersOf(old) };
  });
  const lessons = inDays([...planned, ...lateLessons(one.base, form, today)]);
  const isEmptied = lessons.length === 0 && one.lessons.length > 0;
  return { ...one, form, isEmptied, lessons: isEmptied ? one.lessons : lessons };
}

/** Lessons of this week that stay on their day: the new day of their plan is over. */
function lateLessons(base: readonly Lesson[], { day, except }: WeeklyForm, today: IsoDay): readonly Lesson[] {
  if (day === '') return [];
  const planned = daysAfter(mondayOf(today), weekdays.indexOf(day));
  if (planned >= today || except.includes(planned)) return [];
  return base.filter(
    (lesson) =>
      lesson.day >= today && mondayOf(lesson.day) === mondayOf(today) && weekdayOfDay(lesson.day) !== day,
  );
}

/** Whether a lesson is the same one after planning it anew: by its number, or a new one by its week. */
export function isSameLesson(one: Lesson, other: Lesson): boolean {
  if (one.nid !== undefined || other.nid !== undefined) return one.nid === other.nid;
  return mondayOf(one.day) === mondayOf(other.day);
}

/** Compares by content: a merge or an undo copies the lessons. */
function isAmong(lessons: readonly Lesson[], lesson: Lesson): boolean {
  return lessons.some((other) => isSameValue(other, lesson));
}

/** Removes a plan with the lessons that come. Lessons that are over stay, as loose ones. */
export function removePlan(course: PlannedCourse, id: number, today: IsoDay): PlannedCourse {
  const over = course.weekly
    .filter((one) => one.id === id)
    .flatMap(({ lessons }) => lessons.filter(({ day }) => day < today));
  return { weekly: course.weekly.filter((one) => one.id !== id), loose: [...course.loose, ...over] };
}

/** Takes a lesson out. Its plan knows the day as one without a lesson. */
export function strikeLesson(course: PlannedCourse, lesson: Lesson, today: IsoDay): PlannedCourse {
  const one = course.weekly.find(({ lessons }) => isAmong(lessons, lesson));
  if (!one) return { ...course, loose: course.loose.filter((other) => !isSameValue(other, lesson)) };
  const struck = replan(one, { ...one.form, except: [...one.form.except, lesson.day] }, today);
  // A plan with a wrong field keeps its lessons, but not this one.
  return withPlan(course, { ...struck, lessons: struck.lessons.filter(({ day }) => day !== lesson.day) });
}

/** Puts the lesson of a struck day back, with the number that it had. */
export function restoreLesson(course: PlannedCourse, { id, day }: StruckDay, today: IsoDay): PlannedCourse {
  const one = course.weekly.find((plan) => plan.id === id);
  if (!one) return course;
  const except = one.form.except.filter((other) => other !== day);
  return withPlan(course, replan(one, { ...one.form, except }, today));
}

/** A day on which a plan has no lesson because the club says so. */
export interface StruckDay {
  /** Of the plan. */
  readonly id: number;
  readonly day: IsoDay;
}

/** Gives one lesson another day, other hours or another place. It keeps its number. */
export function changeLesson(course: PlannedCourse, lesson: Lesson, changed: Lesson): PlannedCourse {
  const one = course.weekly.find(({ lessons }) => isAmong(lessons, lesson));
  if (!one) {
    return { ...course, loose: course.loose.map((other) => (isSameValue(other, lesson) ? changed : other)) };
  }
  const others = (some: readonly Lesson[]) => some.filter((other) => !isSameLesson(other, lesson));
  const base = others(rebased(one));
  const rest = { ...one, base, apart: others(one.apart), lessons: others(one.lessons) };
  if (isInPlan(one.form, changed) && changed.day === lesson.day) {
    return withPlan(course, {
      ...rest,
      base: inDays([...base, changed]),
      apart: [...rest.apart, changed],
      lessons: inDays([...rest.lessons, changed]),
    });
  }
  const form = { ...one.form, except: [...one.form.except, lesson.day] };
  const without = withPlan(course, { ...rest, form });
  return { ...without, loose: [...without.loose, changed] };
}

/** The lessons of a plan as they are now, and those that it had on days that were struck since. */
function rebased({ base, lessons }: WeeklyLessons): readonly Lesson[] {
  const gone = base.filter(
    (old) => !lessons.some((lesson) => isSameLesson(old, lesson) || old.day === lesson.day),
  );
  return inDays([...lessons, ...gone]);
}

function isInPlan(form: WeeklyForm, { from, to, untilDay }: Lesson): boolean {
  return form.from === from && form.to === to && untilDay === undefined;
}

/** Puts loose lessons in the place of others. */
export function replaceLoose(
  course: PlannedCourse,
  old: readonly Lesson[],
  lessons: readonly Lesson[],
): PlannedCourse {
  return { ...course, loose: [...course.loose.filter((other) => !isAmong(old, other)), ...lessons] };
}
