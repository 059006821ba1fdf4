import { monthName } from '#rules/calendar/calendarNames.ts';
import { monthOf, monthsLater } from '#rules/calendar/weeksOfMonth.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { buttonClass } from '#src/components/actions/buttonClass.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { calendarTexts as texts } from '#src/texts/nl/calendar.ts';
import type { CalendarNavigation } from '../state/useCalendarPlace.ts';
import styles from './CalendarPage.module.css';

/** The name of the month, with links to the previous and next one. */
export function MonthBar({ navigation, today }: { navigation: CalendarNavigation; today: string }) {
  const { place, hrefOf } = navigation;
  const { month } = place;
  const beside = (months: number) => monthsLater(month, months);
  const isNow = monthOf(today) === month;
  return (
    <div className={styles.monthBar}>
      <Link
        className={buttonClass({})}
        to={hrefOf({ month: beside(-1), day: undefined })}
        aria-label={texts.previous(monthName(beside(-1)))}
      >
        <span className={styles.back}>
          <Icon name="chevronRight" />
        </span>
      </Link>
      <h2 className={styles.month} aria-live="polite">
        {monthName(month)}
      </h2>
      <Link
        className={buttonClass({})}
        to={hrefOf({ month: beside(1), day: undefined })}
        aria-label={texts.next(monthName(beside(1)))}
      >
        <Icon name="chevronRight" />
      </Link>
      {!isNow && (
        <ButtonLink variant="quiet" to={hrefOf({ month: monthOf(today), day: undefined })}>
          {texts.toToday}
        </ButtonLink>
      )}
    </div>
  );
}
