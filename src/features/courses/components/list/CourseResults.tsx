import { Link } from '../../../../components/actions/Link.tsx';
import { Pill } from '../../../../components/feedback/Pill.tsx';
import { Card } from '../../../../components/layout/Card.tsx';
import { hrefs } from '../../../../paths.ts';
import type { CourseDisplay } from '../../view/list/courseDisplay.ts';
import type { CourseRow } from '../../view/list/courseRow.ts';
import { CourseMeta } from './CourseMeta.tsx';
import styles from './CourseResults.module.css';

interface CourseResultsProps {
  rows: readonly CourseRow[];
  /** The club's url. */
  club: string;
  display: CourseDisplay;
}

export function CourseResults({ rows, club, display }: CourseResultsProps) {
  return (
    <ul className={styles[display]}>
      {rows.map((row) => (
        <Card as="li" clickable key={row.nid}>
          <div className={styles.row}>
            <div className={styles.what}>
              {row.labels.length > 0 && <p className={styles.labels}>{row.labels.join(' · ')}</p>}
              <h2 className={styles.title}>
                <Link to={hrefs.course({ club, course: row.url })}>{row.title}</Link>
              </h2>
              <CourseMeta row={row} display={display} />
            </div>
            <div className={styles.offer}>
              {row.price && <p className={styles.price}>{row.price}</p>}
              {row.availability && <Pill tone={row.availability.tone}>{row.availability.text}</Pill>}
            </div>
          </div>
        </Card>
      ))}
    </ul>
  );
}
