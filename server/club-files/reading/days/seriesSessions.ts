import { daysAfter } from '#rules/brusselsInstant.ts';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { holidayOn } from '#rules/calendar/holidays/holidayOn.ts';
import { schoolHolidays } from '#rules/calendar/holidays/schoolHolidays.ts';
import type { SeriesInFile, SessionInFile } from '#schemas/club-file/courseInFile.ts';
import { dayFrom } from './dayFrom.ts';

/** The sessions of a series, one for each day with a lesson; none where no holiday has a week for it. */
export function seriesSessions(series: SeriesInFile, today: IsoDay): SessionInFile[] {
  const { from, to, place, guestCapacity } = series;
  return daysOf(series, today).map((day) => ({
    ...{ day, from, to },
    ...(place !== undefined && { place }),
    ...(guestCapacity !== undefined && { guestCapacity }),
  }));
}

function daysOf(series: SeriesInFile, today: IsoDay): readonly IsoDay[] {
  const { times, every, during } = series;
  if (during !== undefined) return campDays(during, { earliest: daysAfter(today, series.inDays), times });
  const first = dayFrom(today, series);
  if (every === 'day') return Array.from({ length: times }, (_, index) => daysAfter(first, index));
  return lessonDays(first, { times, today });
}

/**
 * The days of weekly lessons until the summer, without school and public holidays. As many of them are past as without the holidays:
 * the demo has past lessons on every day of the year.
 */
function lessonDays(first: IsoDay, { times, today }: { times: number; today: IsoDay }): IsoDay[] {
  const weeks = Array.from({ length: times }, (_, index) => daysAfter(first, 7 * index));
  const past = weeks.filter((day) => day < today).length;
  const next = daysAfter(first, 7 * past);
  const days = [...walk(daysAfter(next, -7), -7, past).toReversed(), ...walk(next, 7, times - past)];
  const season = days.findIndex((day, index) => isNextSeason(days[index - 1] ?? day, day));
  return season >= leastOfSeason ? days.slice(0, season) : days;
}

/** A season with fewer lessons before the summer goes on after it. */
const leastOfSeason = 10;

/** Whether the summer holidays lie between two lessons. */
function isNextSeason(one: IsoDay, other: IsoDay): boolean {
  const year = one.slice(0, 4);
  return one < `${year}-07` && other > `${year}-08`;
}

/** This many days without a holiday, in steps from a first one. */
function walk(from: IsoDay, step: number, count: number): IsoDay[] {
  const days: IsoDay[] = [];
  for (let day = from; days.length < count; day = daysAfter(day, step))
    if (!holidayOn(day, ['school', 'public'])) days.push(day);
  return days;
}

/** The first days from Monday on, in a week of the next such holiday, without a public holiday among them. */
function campDays(
  name: NonNullable<SeriesInFile['during']>,
  { earliest, times }: { readonly earliest: IsoDay; readonly times: number },
): readonly IsoDay[] {
  const year = Number(earliest.slice(0, 4));
  const weeks = [year - 1, year, year + 1]
    .flatMap(schoolHolidays)
    .filter((holiday) => holiday.name === name)
    .flatMap(({ from, until }) =>
      Array.from({ length: 10 }, (_, week) => daysAfter(dayFrom(from, { inDays: 0, on: 'ma' }), 7 * week))
        .map((monday) => Array.from({ length: times }, (_, index) => daysAfter(monday, index)))
        .filter((days) => days.every((day) => day <= until && !holidayOn(day, ['public']))),
    );
  return weeks.find(([monday = '']) => monday >= earliest) ?? [];
}
