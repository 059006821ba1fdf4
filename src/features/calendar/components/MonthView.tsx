import { monthOf } from '#rules/calendar/weeksOfMonth.ts';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { calendarTexts as texts } from '#src/texts/nl/calendar.ts';
import { dayHeading } from '../view/dayHeading.ts';
import styles from './CalendarPage.module.css';
import type { CalendarContentProps } from './calendarContentProps.ts';
import { EntryList } from './EntryList.tsx';
import { MonthGrid } from './MonthGrid.tsx';

/** Without `days` while they are loading. */
type MonthViewProps = Omit<CalendarContentProps, 'days' | 'next'> &
  Partial<Pick<CalendarContentProps, 'days'>>;

/** A month grid, with the entries of the selected day below. Selects today, or else the first day with entries. */
export function MonthView({ navigation, today, days, people }: MonthViewProps) {
  const { place, go } = navigation;
  const { month } = place;
  const firstFilled = [...(days?.keys() ?? [])].find((day) => monthOf(day) === month);
  const chosen = place.day ?? (monthOf(today) === month ? today : firstFilled);
  const entries = chosen === undefined ? [] : (days?.get(chosen)?.entries ?? []);
  return (
    <>
      <MonthGrid
        month={month}
        today={today}
        chosen={chosen}
        days={days}
        people={people}
        onChoose={(day) => go({ day, month: monthOf(day) })}
        onMonth={(other) => go({ month: other, day: undefined })}
      />
      {days && chosen !== undefined && (
        <section className={styles.day} aria-labelledby="gekozen-dag" aria-live="polite">
          <h3 id="gekozen-dag">{dayHeading(chosen, today)}</h3>
          {entries.length === 0 ? <p>{texts.dayEmpty}</p> : <EntryList entries={entries} people={people} />}
        </section>
      )}
      {!days && (
        <Loading label={texts.loading}>
          <Skeleton shape="card" />
        </Loading>
      )}
    </>
  );
}
