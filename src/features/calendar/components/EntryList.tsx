import { Link } from '#src/components/actions/Link.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { Avatar } from '#src/components/identity/Avatar.tsx';
import layout from '#src/components/layout/layout.module.css';
import { calendarTexts as texts } from '#src/texts/nl/calendar.ts';
import type { CalendarEntry } from '../view/calendarDays.ts';
import type { People } from '../view/people.ts';
import styles from './EntryList.module.css';

interface EntryListProps {
  entries: readonly CalendarEntry[];
  people: People;
}

/** The entries of a day by hour. Each entry links to its course. */
export function EntryList({ entries, people }: EntryListProps) {
  return (
    <ul className={layout.stack1}>
      {entries.map((entry) => (
        <Entry key={entry.key} entry={entry} color={people.get(entry.uid)?.color} />
      ))}
    </ul>
  );
}

function Entry({ entry, color }: { entry: CalendarEntry; color: string | undefined }) {
  const { who, course, club, href, time, place, marks, clash, isOver } = entry;
  return (
    <li
      className={styles.entry}
      data-over={isOver}
      style={color === undefined ? {} : { borderInlineStartColor: color }}
    >
      <p className={styles.time}>{time}</p>
      <div className={styles.what}>
        <p className={styles.title}>
          <Link to={href}>{course}</Link>
        </p>
        <p className={styles.place} dir="auto">
          <Icon name="pin" size={16} />
          {texts.at(place, club)}
        </p>
        {(marks.length > 0 || clash !== '' || isOver) && (
          <p className={layout.rowHalf}>
            {clash !== '' && (
              <Pill tone="warning" icon="warning">
                {clash}
              </Pill>
            )}
            {marks.map((mark) => (
              <Pill key={mark}>{mark}</Pill>
            ))}
            {isOver && <Pill>{texts.over}</Pill>}
          </p>
        )}
      </div>
      <p className={styles.who}>
        <Avatar name={who} color={color} size={28} />
        {who}
      </p>
    </li>
  );
}
