import { daysAfter } from '../brusselsInstant.ts';
import type { IsoDay } from '../brusselsTime.ts';
import { seasonOf, seasonStart } from '../calendar/seasonOf.ts';

/** Days before the summer ends in which a club looks at the season to come: from the first of June. */
const ahead = 92;

/** The season that a club compares with the one before it. */
export function trendSeason(today: IsoDay): number {
  return seasonOf(daysAfter(today, ahead));
}

/** Registrations for courses of a season, in a week counted from the first day of that season. Below zero: before it. */
interface CountedWeek {
  readonly season: number;
  readonly week: number;
  readonly count: number;
}

interface TrendWeek {
  /** First day of the week in the later season. */
  readonly day: IsoDay;
  /** null for a week to come. */
  readonly now: number | null;
  readonly before: number;
}

/** Every week from the first to the last with registrations in one of two seasons, or with today in it. */
export function trendOf(counted: readonly CountedWeek[], today: IsoDay): TrendWeek[] {
  const season = trendSeason(today);
  const start = seasonStart(season);
  const present = weekOf(today, start);
  const wanted = counted.filter((one) => one.season === season || one.season === season - 1);
  if (wanted.length === 0) return [];
  const weeks = [...wanted.map(({ week }) => week), present];
  const first = Math.min(...weeks);
  const countIn = (of: number, week: number) =>
    wanted.reduce((sum, one) => (one.season === of && one.week === week ? sum + one.count : sum), 0);
  return Array.from({ length: Math.max(...weeks) - first + 1 }, (_, place) => {
    const week = first + place;
    return {
      day: daysAfter(start, 7 * week),
      now: week > present ? null : countIn(season, week),
      before: countIn(season - 1, week),
    };
  });
}

function weekOf(day: IsoDay, start: IsoDay): number {
  return Math.floor((Date.parse(day) - Date.parse(start)) / (7 * 86_400_000));
}
