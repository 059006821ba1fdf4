import type { IsoDay } from '#rules/brusselsTime.ts';
import { dayName } from '#rules/calendar/calendarNames.ts';
import { Avatar } from '#src/components/identity/Avatar.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { calendarTexts as texts } from '#src/texts/nl/calendar.ts';
import type { CalendarEntry } from '../view/calendarDays.ts';
import type { People } from '../view/people.ts';
import styles from './DayCell.module.css';

/** Maximum number of entries in a cell; the rest are shown as a count. */
const maxRows = 3;
const maxDots = 2;

interface DayCellProps {
  day: IsoDay;
  /** Undefined while the entries are loading. */
  entries: readonly CalendarEntry[] | undefined;
  people: People;
  /** Whether this cell is the tab stop of the grid. */
  isStop: boolean;
  isChosen: boolean;
  when: 'today' | 'month' | 'outside';
  onChoose: () => void;
}

/** A day of the month. Its content is abbreviated, so the cell has a full accessible name. */
export function DayCell({ day, entries, people, isStop, isChosen, when, onChoose }: DayCellProps) {
  const name = entries ? texts.onDay(dayName(day), countText(entries.length)) : dayName(day);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button in the cell takes the focus, as a grid allows
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid cell that can be selected
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

/** Entries on a wide screen: the hour, the course and the person. */
function Rows({ entries, people }: Drawn) {
  const rest = entries.length - maxRows;
  return (
    <span className={styles.rows} aria-hidden="true">
      {entries.slice(0, maxRows).map(({ key, uid, who, starts, course, isOver }) => {
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

/** Entries on a phone: a dot with initials for each person. */
function Dots({ entries, people }: Drawn) {
  const who = [...new Map(entries.map((entry) => [entry.uid, entry.who]))];
  const rest = who.length - maxDots;
  return (
    <span className={styles.dots} aria-hidden="true">
      {who.slice(0, maxDots).map(([uid, name]) => (
        <Avatar key={uid} name={name} color={people.get(uid)?.color} size={18} />
      ))}
      {rest > 0 && <span className={styles.more}>{texts.more(rest)}</span>}
    </span>
  );
}
