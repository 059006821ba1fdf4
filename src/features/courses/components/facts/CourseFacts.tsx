import type { Course } from '#src/api/entities/course.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { courseFacts } from '../../view/courseFacts.ts';
import type { CourseSetting } from '../../view/tariffDecision.ts';
import styles from './CourseFacts.module.css';
import { CourseTeachers } from './CourseTeachers.tsx';
import { HeldOverlap } from './HeldOverlap.tsx';
import { ServiceList } from './ServiceList.tsx';
import { SessionDates } from './SessionDates.tsx';

interface CourseFactsProps {
  course: Course;
  setting: CourseSetting;
}

/** Everything that a person may read before choosing, but need not. */
export function CourseFacts({ course, setting }: CourseFactsProps) {
  const { club, person } = setting;
  return (
    <div className={styles.facts}>
      {course.description && <p className={styles.description}>{course.description}</p>}
      <h2>{texts.facts}</h2>
      <dl className={styles.list}>
        {courseFacts(course, club).map(({ label, text, route }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>
              {text}
              {route && (
                <a
                  className={styles.route}
                  href={route}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={texts.routeTo(text)}
                >
                  {texts.route}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <CourseTeachers course={course} club={club} />
      {person && course.type !== 'ticket' && <HeldOverlap course={course} club={club} person={person} />}
      {!person && course.additionalServices.length > 0 && (
        <ServiceList services={course.additionalServices} />
      )}
      {course.sessions.length > 0 && <SessionDates course={course} />}
    </div>
  );
}
