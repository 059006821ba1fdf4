import { formatDay } from '#rules/writtenTime.ts';
import type { Club } from '#src/api/entities/club.ts';
import type { ManagedCourse } from '#src/api/entities/managedCourse.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { managementTexts } from '#src/texts/nl/management.ts';
import { managedCourseHref } from '../../view/managementHrefs.ts';
import { takenByText } from '../../view/placesTexts.ts';
import styles from './ManagedCourseRow.module.css';

const texts = managementTexts.courses;

interface ManagedCourseRowProps {
  club: Club;
  course: ManagedCourse;
}

/** One course with its counts. The link covers the whole row. */
export function ManagedCourseRow({ club, course }: ManagedCourseRowProps) {
  const { nid, title, start, end, taken, takenBy, capacity, waiting, unpaid } = course;
  const isFull = capacity !== null && taken >= capacity;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h2 className={styles.title} dir="auto">
          <Link to={managedCourseHref({ club: club.url, course: nid })}>{title}</Link>
        </h2>
        {start !== null && end !== null && <Detail>{texts.days(formatDay(start), formatDay(end))}</Detail>}
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
