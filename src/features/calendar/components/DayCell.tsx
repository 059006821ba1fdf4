import type { IsoDay } from '#rules/brusselsTime.ts';
import { Avatar } from '#src/components/identity/Avatar.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { calendarTexts as texts } from '#src/texts/nl/calendar.ts';
import type { CalendarEntry } from '../view/calendarDays.ts';
import { dayName } from '../view/dayNames.ts';
import type { People } from '../view/people.ts';
import styles from './DayCell.module.css';

/** So many fit in a cell; the others are a number. */
const mostRows = 3;
const mostDots = 2;

interface DayCellProps {
  day: IsoDay;
  /** Undefined while nobody knows. */
  entries: readonly CalendarEntry[] | undefined;
  people: People;
  /** The one that the Tab key stops at. */
  isStop: boolean;
  isChosen: boolean;
  when: 'today' | 'month' | 'outside';
  onChoose: () => void;
}

/** A day of the month. What is drawn in it is short, so it has a name that says it in words. */
export function DayCell({ day, entries, people, isStop, isChosen, when, onChoose }: DayCellProps) {
  const name = entries ? texts.onDay(dayName(day), countText(entries.length)) : dayName(day);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button in it has the focus, as in a grid it may
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid, which can be selected
      role="gridcell"
      className={styles.cell}
      aria-selected={isChosen}
      data-when={when}
    >
      <button
        type="button"
        className={styles.day}
        data-day={day}
        tabIndex={isStop ? 0 : -1}
        aria-current={when === 'today' ? 'date' : undefined}
        onClick={onChoose}
      >
        <VisuallyHidden>{name}</VisuallyHidden>
        <span className={styles.number} aria-hidden="true">
          {Number(day.slice(8))}
        </span>
        <Rows entries={entries ?? []} people={people} />
        <Dots entries={entries ?? []} people={people} />
      </button>
    </td>
  );
}

function countText(count: number): string {
  return count === 0 ? texts.nothing : texts.lessons(count);
}

interface Drawn {
  entries: readonly CalendarEntry[];
  people: People;
}

/** Where there is room: the hour, the course and who. */
function Rows({ entries, people }: Drawn) {
  const rest = entries.length - mostRows;
  return (
    <span className={styles.rows} aria-hidden="true">
      {entries.slice(0, mostRows).map(({ key, uid, who, starts, course, isOver }) => {
        const color = people.get(uid)?.color;
        return (
          <span
            key={key}
            className={styles.row}
            data-over={isOver}
            style={color === undefined ? {} : { borderInlineStartColor: color }}
          >
            <span className={styles.line}>{`${starts} ${who}`.trim()}</span>
            <span className={styles.line}>{course}</span>
          </span>
        );
      })}
      {rest > 0 && <span className={styles.more}>{texts.more(rest)}</span>}
    </span>
  );
}

/** On a phone: who has something, a dot with initials for each. */
function Dots({ entries, people }: Drawn) {
  const who = [...new Map(entries.map((entry) => [entry.uid, entry.who]))];
  const rest = who.length - mostDots;
  return (
    <span className={styles.dots} aria-hidden="true">
      {who.slice(0, mostDots).map(([uid, name]) => (
        <Avatar key={uid} name={name} color={people.get(uid)?.color} size={18} />
      ))}
      {rest > 0 && <span className={styles.more}>{texts.more(rest)}</span>}
    </span>
  );
}
