import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { monthName, weekdayNames } from '#rules/calendar/calendarNames.ts';
import { seasonName } from '#rules/calendar/seasonOf.ts';
import { type IsoMonth, monthOf, weeksOfMonth } from '#rules/calendar/weeksOfMonth.ts';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { moveInMonth } from '#src/features/calendar/index.ts';
import { offerLessonsTexts } from '#src/texts/nl/offerLessons.ts';
import styles from './LessonCalendar.module.css';
import {
  firstSeason,
  holidaysIn,
  type LessonDay,
  lessonDays,
  monthsOf,
  seasonsOf,
} from './view/lessonMonths.ts';
import { hoursText, spokenName } from './view/lessonSentences.ts';
import type { PlannedCourse } from './view/plannedCourse.ts';

const texts = offerLessonsTexts.calendar;

interface LessonCalendarProps {
  course: PlannedCourse;
  today: IsoDay;
  onOpen: (day: LessonDay) => void;
  /** The shortcut of the keyboard for striking the only lesson of a day. */
  onStrike: (day: LessonDay) => void;
}

/**
 * The lessons of a school year, a small grid per month (WAI-ARIA Authoring Practices, date grid). All months are one tab stop: the
 * arrow keys walk from day to day, also to another month.
 */
export function LessonCalendar({ course, today, onOpen, onStrike }: LessonCalendarProps) {
  const calendar = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState<IsoDay>();
  const [chosen, setChosen] = useState<number>();
  const seasons = seasonsOf(course);
  const season = chosen !== undefined && seasons.includes(chosen) ? chosen : firstSeason(seasons, today);
  const months = monthsOf(course, season);
  const dayOf = useMemo(() => lessonDays(course, today), [course, today]);
  const weeks = new Map(months.map((month) => [month, weeksOfMonth(month)]));
  const days = months.flatMap((month) =>
    (weeks.get(month) ?? []).flat().filter((day) => monthOf(day) === month),
  );
  const firstComing = days.find((day) => day >= today && dayOf(day).lessons.length > 0);
  const stop = reached !== undefined && days.includes(reached) ? reached : (firstComing ?? days[0]);

  // A phone shows one month at a time: it begins with the next lesson.
  const opening = useRef(firstComing);
  useLayoutEffect(() => {
    const strip = calendar.current;
    const month = strip?.querySelector(`[data-day="${opening.current}"]`)?.closest('table');
    if (strip && month)
      strip.scrollLeft += month.getBoundingClientRect().left - strip.getBoundingClientRect().left;
  }, []);

  const dayAt = (target: EventTarget): IsoDay | undefined =>
    (target instanceof Element && target.closest('[data-day]')?.getAttribute('data-day')) || undefined;
  const press = (event: MouseEvent) => {
    const day = dayAt(event.target);
    if (day === undefined) return;
    setReached(day);
    onOpen(dayOf(day));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const from = dayAt(event.target);
    if (from === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      return onStrike(dayOf(from));
    }
    const wanted = moveInMonth(from, { key: event.key, withShift: event.shiftKey });
    if (wanted === undefined) return;
    event.preventDefault();
    const target = nearestDay(days, wanted, wanted < from);
    if (target === undefined) return;
    setReached(target);
    calendar.current?.querySelector<HTMLElement>(`[data-day="${target}"]`)?.focus();
  };

  if (months.length === 0) return null;
  return (
    <div className={styles.calendar}>
      {seasons.length > 1 && (
        <SelectField
          label={texts.season}
          options={seasons.map((one) => ({ value: String(one), label: seasonName(one) }))}
          value={String(season)}
          onChange={(value) => setChosen(Number(value))}
        />
      )}
      <Legend />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the presses and keys are those of the days inside */}
      <div ref={calendar} className={styles.months} onClick={press} onKeyDown={onKeyDown}>
        {months.map((month) => (
          <Month key={month} month={month} weeks={weeks.get(month) ?? []} {...{ dayOf, stop, today }} />
        ))}
      </div>
      <p className={styles.keys}>{texts.keys}</p>
    </div>
  );
}

/** The day that a key leads to; beyond a month that isn't shown, the next day that is. */
function nearestDay(days: readonly IsoDay[], wanted: IsoDay, isBack: boolean): IsoDay | undefined {
  return isBack ? days.findLast((day) => day <= wanted) : days.find((day) => day >= wanted);
}

const legend = ['lesson', 'struck', 'holiday', 'over'] as const;

function Legend() {
  return (
    <ul className={styles.legend} aria-label={texts.legend}>
      {legend.map((name) => (
        <li key={name}>
          <span className={styles.sample} data-state={name} aria-hidden="true">
            <span className={styles.number}>7</span>
          </span>
          {texts[name]}
        </li>
      ))}
    </ul>
  );
}

interface MonthProps {
  month: IsoMonth;
  weeks: readonly (readonly IsoDay[])[];
  dayOf: (day: IsoDay) => LessonDay;
  /** The day that is the tab stop of the calendar. */
  stop: IsoDay | undefined;
  today: IsoDay;
}

function Month({ month, weeks, dayOf, stop, today }: MonthProps) {
  return (
    <div className={styles.month}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a date grid is a table that the arrow keys walk through
        role="grid"
        className={styles.grid}
        aria-label={texts.month(monthName(month))}
      >
        <caption aria-hidden="true">{monthName(month)}</caption>
        <thead>
          <tr>
            {weekdayNames.map(({ code, name }) => (
              <th key={code} scope="col">
                <span aria-hidden="true">{code}</span>
                <VisuallyHidden>{name}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) =>
                monthOf(day) === month ? (
                  <Day key={day} day={dayOf(day)} isStop={day === stop} isToday={day === today} />
                ) : (
                  <td key={day} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.holidays}>
        {holidaysIn(month).map(({ name, from, until }) => (
          <li key={from}>
            {from === until
              ? texts.on(dayNumber(from), name)
              : texts.between(dayNumber(from), dayNumber(until), name)}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface DayProps {
  day: LessonDay;
  isStop: boolean;
  isToday: boolean;
}

function Day({ day: shown, isStop, isToday }: DayProps) {
  const { day, lessons, isOver, isDoubled } = shown;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button in the cell takes the focus, as a grid allows
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a date grid
      role="gridcell"
      data-state={stateOf(shown)}
      data-holiday={shown.holiday !== undefined || undefined}
    >
      <button
        type="button"
        className={styles.day}
        data-day={day}
        tabIndex={isStop ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        title={shown.holiday?.name}
      >
        <VisuallyHidden>{labelOf(shown)}</VisuallyHidden>
        <span className={styles.number} aria-hidden="true">
          {dayNumber(day)}
        </span>
        {lessons.length > 1 && (
          <span
            className={styles.count}
            aria-hidden="true"
            data-doubled={(isDoubled && !isOver) || undefined}
          >
            {lessons.length}×
          </span>
        )}
      </button>
    </td>
  );
}

function dayNumber(day: IsoDay): string {
  return String(Number(day.slice(8)));
}

function stateOf({ lessons, struck, isOver }: LessonDay): 'lesson' | 'struck' | 'over' | undefined {
  if (lessons.length > 0) return isOver ? 'over' : 'lesson';
  return struck.length > 0 && !isOver ? 'struck' : undefined;
}

function labelOf({ day, lessons, struck, holiday, isOver, isDoubled }: LessonDay): string {
  return texts.label(spokenName(day), [
    ...(lessons.length > 0 ? [texts.hasLesson(lessons.map(hoursText))] : []),
    ...(lessons.length === 0 && struck.length > 0 ? [texts.isStruck] : []),
    ...(isDoubled ? [texts.isDoubled] : []),
    ...(holiday ? [holiday.name] : []),
    ...(isOver && lessons.length > 0 ? [texts.isOver] : []),
  ]);
}
