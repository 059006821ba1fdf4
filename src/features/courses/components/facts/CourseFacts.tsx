import { useQueries } from '@tanstack/react-query';
import { formatDay } from '#rules/writtenTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { AdditionalService, Course } from '#src/api/entities/offer/course.ts';
import { pictureOf } from '#src/api/pictureOf.ts';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Picture } from '#src/components/media/Picture.tsx';
import { useCartItems } from '#src/features/basket/index.ts';
import { useSession } from '#src/features/session/index.ts';
import { useNow } from '#src/platform/loading/renderedAt.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { courseQuery } from '../../queries/courseQuery.ts';
import { useCourses, useCoursesOfTariffs } from '../../queries/courses.ts';
import { courseFacts } from '../../view/courseFacts.ts';
import { serviceChoices } from '../../view/enrolment/offeredExtras.ts';
import { coursesBeside, overlapsWith } from '../../view/overlappingCourses.ts';
import type { CourseSetting, Person } from '../../view/tariffDecision.ts';
import styles from './CourseFacts.module.css';
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

interface HeldOverlapProps {
  course: Course;
  club: Club;
  person: Person;
}

/**
 * Warns when lessons fall together with those of another course that the person takes or has in the cart. The warning never blocks a
 * registration.
 */
function HeldOverlap({ course, club, person }: HeldOverlapProps) {
  const session = useSession();
  const viewer = session.status === 'user' ? session.user.uid : undefined;
  const now = useNow() / 1000;
  const items = useCartItems({ club: club.nid, uid: person.uid });
  const { courses: chosen } = useCoursesOfTariffs(club, [items]);
  const { courses: taken } = useCourses(club, { registered: person.uid });
  const known = new Map([...chosen, ...taken].map((one) => [one.nid, one]));
  const held = { uid: person.uid, inCart: items.tariffs, trialsInCart: items.trials };
  const beside = coursesBeside(course, [...known.values()], held);
  const loaded = useQueries({
    queries: beside.map(({ url }) => courseQuery({ club: club.nid, course: url, viewer })),
  });
  const overlaps = loaded.flatMap(({ data }) => {
    const [first, ...more] = data ? overlapsWith(course, data, { ...held, now }) : [];
    return data && first ? [{ other: data, first, count: more.length + 1 }] : [];
  });
  if (overlaps.length === 0) return null;
  return (
    <Notice tone="warning">
      {overlaps.map(({ other: { nid, title }, first, count }) => (
        <p key={nid}>
          {texts.overlapsOther({ title, name: person.firstName, count, day: formatDay(first.start) })}
        </p>
      ))}
    </Notice>
  );
}
