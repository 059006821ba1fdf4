import { dayName } from '#rules/calendar/calendarNames.ts';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import { calendarTexts as texts } from '#src/texts/nl/calendar.ts';
import { offlineTexts } from '#src/texts/nl/offline.ts';
import type { KeptPage } from '../../offline/index.ts';
import type { CalendarDay } from './calendarDays.ts';

interface KeptCalendar {
  readonly path: string;
  readonly days: readonly CalendarDay[];
  /** When the data was fetched, in Unix seconds. */
  readonly asOf: number;
}

/** The offline page of the calendar: one section for each day, with who is expected where. */
export function keptCalendar({ path, days, asOf }: KeptCalendar): KeptPage {
  return {
    path,
    title: texts.title,
    note: offlineTexts.asOf(`${formatDay(asOf)}, ${formatTime(asOf)}`),
    entries: days.map(({ day, entries }) => ({
      title: dayName(day),
      lines: entries.map(({ who, course, club, time, place, marks }) =>
        [`${time}: ${who}, ${course}`, texts.at(place, club), ...marks].join(' · '),
      ),
    })),
  };
}
