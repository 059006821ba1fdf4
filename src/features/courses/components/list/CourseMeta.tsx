import { Icon, type IconName } from '#src/components/icons/Icon.tsx';
import type { CourseRow } from '../../view/list/courseRow.ts';
import styles from './CourseMeta.module.css';

interface CourseMetaProps {
  row: Pick<CourseRow, 'schedule' | 'period' | 'lessons' | 'place' | 'age'>;
}

/** The day and time, length, place and audience of a course. Unknown facts are left out. */
export function CourseMeta({ row }: CourseMetaProps) {
  const facts: readonly [IconName, string][] = [
    ['clock', row.schedule],
    ['calendar', [row.period, row.lessons].filter(Boolean).join(' · ')],
    ['pin', row.place],
    ['user', row.age],
  ];
  return (
    <ul className={styles.facts}>
      {facts
        .filter(([, text]) => text !== '')
        .map(([icon, text]) => (
          <li key={icon} className={styles.fact} data-fact={icon}>
            <Icon name={icon} size={16} />
            {text}
          </li>
        ))}
    </ul>
  );
}
