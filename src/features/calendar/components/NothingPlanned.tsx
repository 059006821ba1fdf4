import { isoDayOf } from '#rules/brusselsTime.ts';
import { dayName, monthName, monthWord } from '#rules/calendar/calendarNames.ts';
import { lastDayOf, monthOf } from '#rules/calendar/weeksOfMonth.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { hrefs } from '#src/paths.ts';
import { calendarTexts as texts } from '#src/texts/nl/calendar.ts';
import type { CalendarContentProps } from './calendarContentProps.ts';

/** The empty state of a month. Links to the next month with entries. */
export function NothingPlanned(props: CalendarContentProps & { hasEarlier: boolean }) {
  const { navigation, today, days, next, hasEarlier } = props;
  const { place, go, hrefOf } = navigation;
  const { month } = place;
  const title = hasEarlier ? texts.noneLeft : texts.none(monthName(month));
  const isFiltered = place.members.length > 0 || place.club !== undefined;
  const inView = [...days.keys()].find((day) => day > lastDayOf(month));
  // The server knows the next session of the whole family only, so a filter makes `next` unusable.
  const nextDay = inView ?? (isFiltered || next === null ? undefined : isoDayOf(next));
  if (nextDay !== undefined)
    return (
      <EmptyState
        icon="calendar"
        title={title}
        action={
          <ButtonLink variant="primary" to={hrefOf({ month: monthOf(nextDay), day: undefined })}>
            {texts.toNextLesson(monthWord(monthOf(nextDay)))}
          </ButtonLink>
        }
      >
        {texts.nextLesson(dayName(nextDay))}
      </EmptyState>
    );
  if (isFiltered)
    return (
      <EmptyState
        icon="calendar"
        title={title}
        action={<Button onClick={() => go({ members: [], club: undefined })}>{texts.clear}</Button>}
      >
        {texts.noneOfFilters}
      </EmptyState>
    );
  if (month !== monthOf(today))
    return (
      <EmptyState
        icon="calendar"
        title={title}
        action={
          <ButtonLink to={hrefOf({ month: monthOf(today), day: undefined })}>{texts.toToday}</ButtonLink>
        }
      >
        {texts.noneLater}
      </EmptyState>
    );
  return (
    <EmptyState
      icon="calendar"
      title={title}
      action={<ButtonLink to={hrefs.home()}>{texts.browse}</ButtonLink>}
    >
      {texts.noneAtAll}
    </EmptyState>
  );
}
