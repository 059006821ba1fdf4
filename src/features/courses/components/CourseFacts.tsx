import type { Course } from '../../../api/entities/course.ts';
import { Pill } from '../../../components/feedback/Pill.tsx';
import { coursesTexts as texts } from '../../../texts/nl/courses.ts';
import { courseFacts } from '../view/courseFacts.ts';
import styles from './CourseFacts.module.css';
import { SessionDates } from './SessionDates.tsx';

interface CourseFactsProps {
  course: Course;
  showsAge: boolean;
}

export function CourseFacts({ course, showsAge }: CourseFactsProps) {
  return (
    <div className={styles.facts}>
      {course.taxonomies.length > 0 && (
        <p className={styles.labels}>
          {course.taxonomies.map(({ nid, title }) => (
            <Pill key={nid} tone="accent">
              {title}
            </Pill>
          ))}
        </p>
      )}
      {course.description && <p className={styles.description}>{course.description}</p>}
      <h2>{texts.facts}</h2>
      <dl className={styles.list}>
        {courseFacts(course, showsAge).map(({ label, text }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {course.sessions.length > 0 && <SessionDates sessions={course.sessions} />}
    </div>
  );
}
