import type { QueryClient } from '@tanstack/react-query';
import { isoDayOf } from '#rules/brusselsTime.ts';
import type { CalendarSession } from '#src/api/entities/agenda/calendar.ts';
import { systemClock } from '#src/platform/loading/clock.ts';
import { keepOwn } from '../../offline/index.ts';
import { keptCalendarQuery } from '../queries/calendarQuery.ts';
import { keptCalendar } from '../view/keptCalendar.ts';

/** Fetches the family's coming lessons, and keeps them on this device. */
export async function keepComingLessons(
  client: QueryClient,
  viewer: number,
): Promise<readonly CalendarSession[]> {
  const asOf = Math.floor(systemClock.now() / 1000);
  const { sessions } = await client.fetchQuery(keptCalendarQuery({ viewer, today: isoDayOf(asOf) }));
  await keepOwn(viewer, keptCalendar({ sessions, asOf }));
  return sessions;
}
