import { daysAfter, instantInBrussels } from '#rules/brusselsInstant.ts';
import { type IsoDay, type Weekday, weekdayOfDay } from '#rules/brusselsTime.ts';
import { holidayOn } from '#rules/calendar/holidays/holidayOn.ts';
import { schoolHolidays } from '#rules/calendar/holidays/schoolHolidays.ts';
import { dateOf } from '#server/clock.ts';
import type { SessionPlan } from './seedClub.ts';

/** The start and end of each session of a plan. Clock times stay the same across the change to summer time. */
export function sessionTimes(plan: SessionPlan, today: IsoDay): { startsAt: Date; endsAt: Date }[] {
  return sessionDays(plan, today).map((day) => ({
    startsAt: dateOf(instantInBrussels(day, plan.from)),
    endsAt: dateOf(instantInBrussels(day, plan.to)),
  }));
}

function sessionDays(plan: SessionPlan, today: IsoDay): IsoDay[] {
  const { inDays, on, times, every, during } = plan;
  const earliest = daysAfter(today, inDays);
  if (during !== undefined) return campDays(during, { earliest, times });
  const first = nextDay(earliest, on);
  if (every === 'day') return Array.from({ length: times }, (_, index) => daysAfter(first, index));
  return lessonDays(first, { times, today });
}

/**
 * The days of weekly lessons until the summer, without school and public holidays. As many of them are past as without the holidays,
 * so that the demo data has past lessons on every day of the year.
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
  name: NonNullable<SessionPlan['during']>,
  { earliest, times }: { earliest: IsoDay; times: number },
): IsoDay[] {
  const year = Number(earliest.slice(0, 4));
  const weeks = [year - 1, year, year + 1]
    .flatMap(schoolHolidays)
    .filter((holiday) => holiday.name === name)
    .flatMap(({ from, until }) =>
      Array.from({ length: 10 }, (_, week) => daysAfter(nextDay(from, 'ma'), 7 * week))
        .map((monday) => Array.from({ length: times }, (_, index) => daysAfter(monday, index)))
        .filter((days) => days.every((day) => day <= until && !holidayOn(day, ['public']))),
    );
  const camp = weeks.find(([monday = '']) => monday >= earliest);
  if (!camp) throw new Error(`No week of ${name} has room for ${times} days`);
  return camp;
}

function nextDay(from: IsoDay, weekday: Weekday | undefined): IsoDay {
  if (weekday === undefined || weekdayOfDay(from) === weekday) return from;
  return nextDay(daysAfter(from, 1), weekday);
}
