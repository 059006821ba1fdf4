import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { monthName, weekdayNames } from '#rules/calendar/calendarNames.ts';
import { firstDayOf, type IsoMonth, monthOf, weeksOfMonth } from '#rules/calendar/weeksOfMonth.ts';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { calendarTexts as texts } from '#src/texts/nl/calendar.ts';
import type { CalendarDay } from '../view/calendarDays.ts';
import { moveInMonth } from '../view/moveInMonth.ts';
import type { People } from '../view/people.ts';
import { DayCell } from './DayCell.tsx';
import styles from './MonthGrid.module.css';

interface MonthGridProps {
  month: IsoMonth;
  today: IsoDay;
  /** The selected day, whose entries stand below the grid. */
  chosen: IsoDay | undefined;
  /** Undefined while the days are loading. The grid can be navigated meanwhile. */
  days: ReadonlyMap<IsoDay, CalendarDay> | undefined;
  people: People;
  onChoose: (day: IsoDay) => void;
  onMonth: (month: IsoMonth) => void;
}

/** A month as a date grid (WAI-ARIA Authoring Practices): one tab stop, and arrow keys move between the days. */
export function MonthGrid({ month, today, chosen, days, people, onChoose, onMonth }: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const [reached, setReached] = useState<IsoDay>();
  const isFollowing = useRef(false);
  const weeks = weeksOfMonth(month);
  const start = chosen ?? (monthOf(today) === month ? today : firstDayOf(month));
  const stop = reached !== undefined && monthOf(reached) === month ? reached : start;

  // The month changes through the address. Until then, the target day is not rendered and can't be focused. The focus
  // moves before the next key can arrive: the day that had it is gone, so that key would be lost.
  useLayoutEffect(() => {
    if (!isFollowing.current || reached === undefined || monthOf(reached) !== month) return;
    isFollowing.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${reached}"]`)?.focus();
  }, [reached, month]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const from = isFollowing.current && reached !== undefined ? reached : stop;
    const target = moveInMonth(from, { key: event.key, withShift: event.shiftKey });
    if (target === undefined) return;
    event.preventDefault();
    isFollowing.current = true;
    setReached(target);
    if (monthOf(target) !== month) onMonth(monthOf(target));
  };

  return (
    <>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a date grid is a table that the arrow keys walk through
        role="grid"
        aria-busy={days === undefined}
        className={styles.grid}
        aria-label={texts.grid(monthName(month))}
        aria-describedby="kalender-toetsen"
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weekdayNames.map(({ code, name }) => (
              <th key={code} scope="col" className={styles.weekday}>
                <span aria-hidden="true">{code}</span>
                <VisuallyHidden>{name}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  entries={days && (days.get(day)?.entries ?? [])}
                  people={people}
                  isStop={day === stop}
                  isChosen={day === chosen}
                  when={day === today ? 'today' : monthOf(day) === month ? 'month' : 'outside'}
                  onChoose={() => {
                    setReached(day);
                    isFollowing.current = monthOf(day) !== month;
                    onChoose(day);
                  }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p id="kalender-toetsen" className={styles.keys}>
        {texts.keys}
      </p>
    </>
  );
}
