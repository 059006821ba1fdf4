import { formatDay } from '#rules/writtenTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { ManagedCourse } from '#src/api/entities/management/managedCourse.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { managementTexts } from '#src/texts/nl/management.ts';
import { managedCourseHref } from '../../view/managementHrefs.ts';
import { takenByText } from '../../view/placesTexts.ts';
import styles from './ManagedCourseRow.module.css';

const texts = managementTexts.courses;

interface ManagedCourseRowProps {
  club: Club;
  course: ManagedCourse;
  /** Whether another course of the list has this title, so that the link tells more. */
  hasNamesake: boolean;
}

/** One course with its counts. The link covers the whole row. */
export function ManagedCourseRow({ club, course, hasNamesake }: ManagedCourseRowProps) {
  const { nid, title, start, end, taken, takenBy, capacity, waiting, unpaid } = course;
  const days = start !== null && end !== null ? texts.days(formatDay(start), formatDay(end)) : '';
  const isFull = capacity !== null && taken >= capacity;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h2 className={styles.title} dir="auto">
          <Link to={managedCourseHref({ club: club.url, course: nid })}>
            {title}
            {hasNamesake && <VisuallyHidden>, {days}</VisuallyHidden>}
          </Link>
        </h2>
        {days !== '' && <Detail>{days}</Detail>}
      </div>
      <div className={styles.counts}>
        <div className={styles.taken}>
          <span>{texts.taken(taken, capacity)}</span>
          <Detail>{takenByText(takenBy)}</Detail>
        </div>
        {isFull && <Pill>{texts.full}</Pill>}
        {waiting > 0 && <Pill tone="info">{texts.waiting(waiting)}</Pill>}
        {unpaid > 0 && <Pill tone="warning">{texts.unpaid(unpaid)}</Pill>}
      </div>
    </li>
  );
}
