import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { daysAfter } from '#rules/brusselsInstant.ts';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { hrefs } from '#src/paths.ts';
import { KeepOnDevice } from '../../offline/index.ts';
import { calendarQuery } from '../queries/calendarQuery.ts';
import { calendarDays } from '../view/calendarDays.ts';
import { keptCalendar } from '../view/keptCalendar.ts';

/** A term and the holidays around it: who has no connection at the gym looks no further ahead. */
const daysAhead = 100;

interface KeepCalendarProps {
  viewer: number | undefined;
  today: IsoDay;
}

/** Lets a person keep what is planned from today on, of everybody, whatever is filtered on the screen. */
export function KeepCalendar({ viewer, today }: KeepCalendarProps) {
  const { data, dataUpdatedAt } = useQuery(
    calendarQuery({ viewer, from: today, to: daysAfter(today, daysAhead) }),
  );
  const page = useMemo(() => {
    if (!data) return undefined;
    const asOf = Math.floor(dataUpdatedAt / 1000);
    const days = calendarDays(data.sessions, { now: asOf, firstNames: new Map() });
    return keptCalendar({ path: hrefs.calendar(), days: [...days.values()], asOf });
  }, [data, dataUpdatedAt]);
  return page ? <KeepOnDevice page={page} /> : null;
}
