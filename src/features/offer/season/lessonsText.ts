import { daysSinceMonday } from '#rules/brusselsTime.ts';
import { dayNames } from '#rules/dutchNames.ts';
import { formatList } from '#rules/writtenList.ts';
import { formatClock, formatIsoDay } from '#rules/writtenTime.ts';
import type { SessionInFile } from '#schemas/club-file/courseInFile.ts';
import { offerSeasonTexts as texts } from '#src/texts/nl/offerSeason.ts';

/** The lessons of a course in a few words: their hours, and their number with the first and the last day. */
export interface LessonsText {
  /** `dinsdag 17u00–18u00`, one for each hour. */
  readonly hours: readonly string[];
  /** `29 lessen, van 01/09/2026 tot en met 22/06/2027`; `undefined` without lessons. */
  readonly period: string | undefined;
}

export function lessonsText(sessions: readonly SessionInFile[]): LessonsText {
  const days = sessions.map(({ day }) => day).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return { hours: [], period: undefined };
  const byHours = Map.groupBy(sessions, ({ from, to }) => `${formatClock(from)}–${formatClock(to)}`);
  return {
    hours: [...byHours].map(([hours, ofHours]) => `${weekdaysText(ofHours)} ${hours}`),
    period: texts.period(sessions.length, formatIsoDay(first), formatIsoDay(last)),
  };
}

/** `ma 05/02/2028`, for a single lesson. */
export function dayText(day: string): string {
  return `${dayNames[daysSinceMonday(day)]?.slice(0, 2)} ${formatIsoDay(day)}`;
}

/** `dinsdag en donderdag`; `maandag tot en met vrijdag` for days in a row. */
function weekdaysText(sessions: readonly SessionInFile[]): string {
  const days = [...new Set(sessions.map(({ day }) => daysSinceMonday(day)))].sort(
    (one, other) => one - other,
  );
  const names = days.map((day) => dayNames[day] ?? '');
  const isRow = days.every((day, index) => day === (days[0] ?? 0) + index);
  return isRow && days.length > 2 ? texts.weekdays(names[0] ?? '', names.at(-1) ?? '') : formatList(names);
}
