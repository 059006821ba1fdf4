import { formatCodedLongDay, formatTime } from '#rules/writtenTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import layout from '#src/components/layout/layout.module.css';
import { hrefs } from '#src/paths.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { useCourses } from '../queries/courses.ts';
import styles from './UpcomingCourses.module.css';

const most = 4;

/** The next dates of a club. Hidden when nothing is planned or loading failed: the tiles still lead to the courses. */
export function UpcomingCourses({ club }: { club: Club }) {
  const { courses: next, isPending } = useCourses(club, { next: most });
  if (isPending && next.length === 0) {
    return (
      <div className={styles.loading}>
        <Loading label={texts.loading}>
          <Skeleton shape="card" />
        </Loading>
      </div>
    );
  }
  if (next.length === 0) return null;
  return (
    <section className={layout.stack2}>
      <h2>{texts.upcoming}</h2>
      <ul className={styles.list}>
        {next.map((course) => (
          <Card as="li" clickable key={course.nid}>
            <p className={styles.date}>{formatCodedLongDay(course.startDate)}</p>
            <h3>
              <Link to={hrefs.course({ club: club.url, course: course.url })}>{course.title}</Link>
            </h3>
            <p className={styles.detail}>
              {[club.hidesTimes ? '' : formatTime(course.startDate), course.place]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </Card>
        ))}
      </ul>
    </section>
  );
}
