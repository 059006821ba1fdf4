import { monthWord } from '#rules/calendar/calendarNames.ts';
import { firstDayOf, lastDayOf, monthOf, monthsLater } from '#rules/calendar/weeksOfMonth.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { calendarTexts as texts } from '#src/texts/nl/calendar.ts';
import type { CalendarDay } from '../view/calendarDays.ts';
import { dayHeading } from '../view/dayHeading.ts';
import type { People } from '../view/people.ts';
import styles from './CalendarPage.module.css';
import type { CalendarContentProps } from './calendarContentProps.ts';
import { EntryList } from './EntryList.tsx';
import { NothingPlanned } from './NothingPlanned.tsx';

/** The days of a month that have entries. The past days of the current month are folded away. */
export function ListView(props: CalendarContentProps) {
  const { navigation, today, days, people } = props;
  const { month } = navigation.place;
  const ofMonth = [...days.values()].filter(({ day }) => day >= firstDayOf(month) && day <= lastDayOf(month));
  const isNow = monthOf(today) === month;
  const earlier = isNow ? ofMonth.filter(({ day }) => day < today) : [];
  const shown = isNow ? ofMonth.filter(({ day }) => day >= today) : ofMonth;
  const nextMonth = monthsLater(month, 1);
  return (
    <>
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>{texts.earlier(earlier.reduce((sum, { entries }) => sum + entries.length, 0))}</summary>
          <Days days={earlier} today={today} people={people} />
        </details>
      )}
      {shown.length === 0 ? (
        <NothingPlanned {...props} hasEarlier={earlier.length > 0} />
      ) : (
        <>
          <Days days={shown} today={today} people={people} />
          <div>
            <ButtonLink icon="chevronRight" to={navigation.hrefOf({ month: nextMonth, day: undefined })}>
              {texts.toNextLesson(monthWord(nextMonth))}
            </ButtonLink>
          </div>
        </>
      )}
    </>
  );
}

interface DaysProps {
  days: readonly CalendarDay[];
  today: string;
  people: People;
}

function Days({ days, today, people }: DaysProps) {
  return days.map(({ day, entries }) => (
    <section key={day} className={styles.day} aria-labelledby={`dag-${day}`}>
      <h3 id={`dag-${day}`}>{dayHeading(day, today)}</h3>
      <EntryList entries={entries} people={people} />
    </section>
  ));
}
