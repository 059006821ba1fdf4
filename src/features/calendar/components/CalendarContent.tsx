import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { calendarTexts as texts } from '#src/texts/nl/calendar.ts';
import type { CalendarContentProps } from './calendarContentProps.ts';
import { ListView } from './ListView.tsx';
import { MonthView } from './MonthView.tsx';

type PendingContent = Omit<CalendarContentProps, 'days'> & {
  days: CalendarContentProps['days'] | undefined;
};

/** The shown weeks, as far as they are known. The month grid can be navigated while they load. */
export function CalendarContent({ days, next, ...setting }: PendingContent) {
  if (setting.navigation.place.display === 'maand') return <MonthView {...setting} {...(days && { days })} />;
  if (days) return <ListView {...setting} days={days} next={next} />;
  return (
    <Loading label={texts.loading}>
      <Skeleton shape="card" count={3} />
    </Loading>
  );
}
