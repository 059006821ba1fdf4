import type { IsoDay } from '#rules/brusselsTime.ts';
import { dayName } from '#rules/calendar/calendarNames.ts';
import { plannedWeeks } from '#rules/calendar/weekly/plannedWeeks.ts';
import type { PlannedLesson } from '#rules/calendar/weekly/weeklyPlansOf.ts';
import { formatList } from '#rules/writtenList.ts';
import { formatClock, formatLongIsoDay } from '#rules/writtenTime.ts';
import { offerLessonsTexts as texts } from '#src/texts/nl/offerLessons.ts';
import type { DailyRun } from './dailyRuns.ts';
import type { PlaceClash } from './lessonClashes.ts';
import type { WeeklyLessons } from './plannedCourse.ts';
import { hoursOf, type WeeklyForm, weeklyFaults, weeklyFields } from './weeklyForm.ts';

/** Maximum days without a lesson that a sentence names; more of them are counted. */
const namedDays = 4;

/** `29 lessen, van dinsdag 1 september 2026 tot en met 22 juni 2027, niet in de herfstvakantie en niet op 11 november 2026.` */
export function weeklySentence({ form, lessons, isEmptied }: WeeklyLessons): string {
  const hours = hoursOf(form);
  const [first, last] = [lessons[0]?.day, lessons.at(-1)?.day];
  if (!hours) return `${unfinishedSentence(form)} ${texts.sentence.until(lessons.length)}`;
  if (first === undefined || last === undefined) return texts.sentence.none;
  if (isEmptied) return `${texts.sentence.none} ${texts.sentence.until(lessons.length)}`;
  const weeks = plannedWeeks(hours.plan).filter(({ day }) => first < day && day < last);
  const breaks = [
    ...new Set(
      weeks.flatMap((week) => (week.is === 'holiday' && isBreak(week.holiday) ? [week.holiday.name] : [])),
    ),
  ];
  const held = new Set(lessons.map(({ day }) => day));
  const days = weeks
    .filter((week) => week.is === 'struck' || (week.is === 'holiday' && !isBreak(week.holiday)))
    .map(({ day }) => day)
    .filter((day) => !held.has(day));
  const parts = [
    ...(breaks.length > 0 ? [texts.sentence.notIn(formatList(breaks.map(texts.sentence.the)))] : []),
    ...(days.length > 0 ? [exceptions(days)] : []),
  ];
  return texts.sentence.lessons(periodSentence(lessons.length, first, last), parts);
}

/** The fields that are empty, or where none is: that something is wrong. */
function unfinishedSentence(form: WeeklyForm): string {
  const faults = weeklyFaults(form);
  const missing = weeklyFields.filter((field) => faults[field] === 'missing');
  if (missing.length === 0) return texts.sentence.wrong;
  return texts.sentence.missing(formatList(missing.map((field) => texts.sentence.fields[field])));
}

/** A school holiday of a week or more, which its name says well. A single day is said by its date. */
function isBreak({ from, until }: { readonly from: IsoDay; readonly until: IsoDay }): boolean {
  return Date.parse(until) - Date.parse(from) >= 6 * 24 * 60 * 60 * 1000;
}

function exceptions(days: readonly IsoDay[]): string {
  if (days.length > namedDays) return texts.sentence.notOnDays(days.length);
  return texts.sentence.notOn(formatList(days.map(spokenDay)));
}

function periodSentence(count: number, first: IsoDay, last: IsoDay): string {
  return first === last
    ? texts.sentence.oneDay(count, spokenName(first))
    : texts.sentence.period(count, spokenName(first), spokenDay(last));
}

/** `1 september 2026`, without the zero of `01`. */
function spokenDay(day: IsoDay): string {
  return formatLongIsoDay(day).replace(/^0/, '');
}

/** `dinsdag 1 september 2026` */
export function spokenName(day: IsoDay): string {
  return dayName(day).replace(' 0', ' ');
}

/**
 * All lessons of a course: `58 lessen, van dinsdag 1 september 2026 tot en met 24 juni 2027.`
 *
 * @param unfinished - the number of weekly plans that have no lesson yet
 */
export function totalSentence(lessons: readonly PlannedLesson[], unfinished = 0): string {
  const held = heldSentence(lessons);
  if (unfinished === 0) return held;
  const more = lessons.length === 0 ? texts.sentence.halfway : texts.sentence.halfwayBeside;
  return `${held} ${more(unfinished)}`;
}

function heldSentence(lessons: readonly PlannedLesson[]): string {
  const days = lessons.map(({ day, untilDay }) => untilDay ?? day).sort();
  const first = lessons.map(({ day }) => day).sort()[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined) return texts.sentence.noLessons;
  return texts.sentence.lessons(periodSentence(lessons.length, first, last), []);
}

/** `18u00 – 19u15` */
export function hoursText({ from, to }: Pick<PlannedLesson, 'from' | 'to'>): string {
  return texts.hours(formatClock(from), formatClock(to));
}

/** `Van maandag 15 tot en met 19 februari 2027, elke dag van 9u00 tot 16u00` */
export function runSentence({ form, lessons }: DailyRun): string {
  const { start, end, isOne, hasWeekends } = form;
  const [from, to] = [formatClock(form.from), formatClock(form.to)];
  if (isOne) return texts.run.one(spokenName(start), from, spokenName(end), to);
  if (lessons.length === 1) return texts.run.day(spokenName(start), from, to);
  const hasWeekend = !hasWeekends && Date.parse(end) - Date.parse(start) > (lessons.length - 1) * 86_400_000;
  return texts.run.daily(spokenName(start), spokenName(end), { from, to, onWorkdays: hasWeekend });
}

/** Maximum courses that a warning names. */
const namedClashes = 5;

export function clashSentences(clashes: readonly PlaceClash[]): readonly string[] {
  const named = clashes.slice(0, namedClashes).map(({ course, place, days }) => {
    const when =
      days.length === 1 ? texts.clash.onDay : (day: string) => texts.clash.onDays(days.length, day);
    return `${texts.clash.place(course.title, place)}, ${when(spokenName(days[0] ?? ''))}.`;
  });
  const more = clashes.length - named.length;
  return more > 0 ? [...named, texts.clash.more(more)] : named;
}

/** '' where no two lessons are at one time. */
export function doubledSentence(days: readonly IsoDay[]): string {
  const [first] = days;
  if (first === undefined) return '';
  return days.length === 1
    ? texts.clash.doubled(spokenName(first))
    : texts.clash.doubledDays(days.length, spokenName(first));
}
