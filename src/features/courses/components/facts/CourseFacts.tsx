import type { Club } from '#src/api/entities/club/club.ts';
import type { AdditionalService, Course } from '#src/api/entities/offer/course.ts';
import { pictureOf } from '#src/api/pictureOf.ts';
import { Picture } from '#src/components/media/Picture.tsx';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { courseFacts } from '../../view/courseFacts.ts';
import { serviceChoices } from '../../view/enrolment/offeredExtras.ts';
import type { CourseSetting } from '../../view/tariffDecision.ts';
import styles from './CourseFacts.module.css';
import { HeldOverlap } from './HeldOverlap.tsx';
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

interface CourseTeachersProps {
  course: Course;
  club: Club;
}

/** The teachers with a picture. A teacher without one is named among the facts. */
function CourseTeachers({ course, club }: CourseTeachersProps) {
  const pictured = course.teachers.flatMap((name) => {
    const image = Object.hasOwn(course.teacherImages, name) ? course.teacherImages[name] : undefined;
    return image ? [{ name, image }] : [];
  });
  if (pictured.length === 0) return null;
  return (
    <section className={styles.teachers}>
      <h2>{texts.teachers}</h2>
      <ul>
        {pictured.map(({ name, image }) => (
          <li key={name} className={styles.teacher}>
            <span className={styles.portrait}>
              <Picture decorative shape="round" picture={pictureOf(club.nid, image)} sizes="64px" />
            </span>
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A read-only list of services, for a person who can't choose any yet. */
function ServiceList({ services }: { services: readonly AdditionalService[] }) {
  return (
    <>
      <h2>{texts.services}</h2>
      <ul className={styles.list}>
        {serviceChoices({ services, companions: [], name: '' }).map(({ id, title, price, note }) => (
          <li key={id} className={styles.service}>
            <span>{title}</span>
            <span>{[note, price].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
