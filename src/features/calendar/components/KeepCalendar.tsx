import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { hrefs } from '#src/paths.ts';
import { KeepOnDevice } from '../../offline/index.ts';
import { keptCalendarQuery } from '../queries/calendarQuery.ts';
import { keptCalendar } from '../view/keptCalendar.ts';

interface KeepCalendarProps {
  viewer: number | undefined;
  today: IsoDay;
}

/** Keeps everybody's calendar from today for offline use, whatever filters are set. */
export function KeepCalendar({ viewer, today }: KeepCalendarProps) {
  const { data, dataUpdatedAt, isError } = useQuery(keptCalendarQuery({ viewer, today }));
  const page = useMemo(
    () => data && keptCalendar({ sessions: data.sessions, asOf: Math.floor(dataUpdatedAt / 1000) }),
    [data, dataUpdatedAt],
  );
  // The button waits for the calendar in its own place, so that what is below doesn't move under a press.
  return isError && !page ? null : <KeepOnDevice path={hrefs.calendar()} page={page} />;
}
