import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { daysAfter } from '#rules/brusselsInstant.ts';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { hrefs } from '#src/paths.ts';
import { KeepOnDevice } from '../../offline/index.ts';
import { calendarQuery } from '../queries/calendarQuery.ts';
import { calendarDays } from '../view/calendarDays.ts';
import { keptCalendar } from '../view/keptCalendar.ts';

/** Number of days that are kept offline: a term and the holidays around it. */
const daysAhead = 100;

interface KeepCalendarProps {
  viewer: number | undefined;
  today: IsoDay;
}

/** A button that saves everybody's calendar from today for offline use, whatever filters are set. */
export function KeepCalendar({ viewer, today }: KeepCalendarProps) {
  const { data, dataUpdatedAt, isError } = useQuery(
    calendarQuery({ viewer, from: today, to: daysAfter(today, daysAhead) }),
  );
  const page = useMemo(() => {
    if (!data) return undefined;
    const asOf = Math.floor(dataUpdatedAt / 1000);
    const days = calendarDays(data.sessions, { now: asOf, firstNames: new Map() });
    return keptCalendar({ path: hrefs.calendar(), days: [...days.values()], asOf });
  }, [data, dataUpdatedAt]);
  // The button waits for the calendar in its own place, so that what is below doesn't move under a press.
  return isError && !page ? null : <KeepOnDevice path={hrefs.calendar()} page={page} />;
}
