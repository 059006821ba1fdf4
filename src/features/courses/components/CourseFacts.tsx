import type { Club } from '../../../api/entities/club.ts';
import type { Course } from '../../../api/entities/course.ts';
import { Pill } from '../../../components/feedback/Pill.tsx';
import { coursesTexts as texts } from '../../../texts/nl/courses.ts';
import { courseAvailability } from '../view/availability.ts';
import { courseFacts } from '../view/courseFacts.ts';
import styles from './CourseFacts.module.css';
import { SessionDates } from './SessionDates.tsx';

interface CourseFactsProps {
  course: Course;
  club: Club;
}

export function CourseFacts({ course, club }: CourseFactsProps) {
  const availability = courseAvailability(course, club);
  return (
    <div className={styles.facts}>
      {(course.taxonomies.length > 0 || availability) && (
        <p className={styles.labels}>
          {course.taxonomies.map(({ nid, title }) => (
            <Pill key={nid} tone="accent">
              {title}
            </Pill>
          ))}
          {availability && <Pill tone={availability.tone}>{availability.text}</Pill>}
        </p>
      )}
      {course.description && <p className={styles.description}>{course.description}</p>}
      <h2>{texts.facts}</h2>
      <dl className={styles.list}>
        {courseFacts(course, club.showsAgeRestriction).map(({ label, text }) => (
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
