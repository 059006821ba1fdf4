import { dayName } from '#rules/calendar/calendarNames.ts';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import type { CalendarSession } from '#src/api/entities/agenda/calendar.ts';
import { hrefs } from '#src/paths.ts';
import { calendarTexts as texts } from '#src/texts/nl/calendar.ts';
import { offlineTexts } from '#src/texts/nl/offline.ts';
import type { KeptTexts } from '../../offline/index.ts';
import { calendarDays } from './calendarDays.ts';

interface KeptCalendar {
  readonly sessions: readonly CalendarSession[];
  /** When the data was fetched, in Unix seconds. */
  readonly asOf: number;
}

/** The offline page of the calendar: one section for each day, with who is expected where. */
export function keptCalendar({ sessions, asOf }: KeptCalendar): KeptTexts {
  const days = calendarDays(sessions, { now: asOf, firstNames: new Map() });
  return {
    path: hrefs.calendar(),
    title: texts.title,
    note: offlineTexts.asOf(`${formatDay(asOf)}, ${formatTime(asOf)}`),
    entries: [...days.values()].map(({ day, entries }) => ({
      title: dayName(day),
      lines: entries.map(({ who, course, club, time, place, marks }) =>
        [`${time}: ${who}, ${course}`, texts.at(place, club), ...marks].join(' · '),
      ),
    })),
  };
}
