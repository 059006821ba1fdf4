import type { Club } from '#src/api/entities/club.ts';
import type { Course } from '#src/api/entities/course.ts';
import { pictureOf } from '#src/api/pictureOf.ts';
import { Picture } from '#src/components/media/Picture.tsx';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import styles from './CourseFacts.module.css';

interface CourseTeachersProps {
  course: Course;
  club: Club;
}

/** The teachers with a picture. A teacher without one is named among the facts. */
export function CourseTeachers({ course, club }: CourseTeachersProps) {
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
