import type { TeacherCourse } from '#src/api/entities/club/teaching.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { hrefs } from '#src/paths.ts';
import { systemClock } from '#src/platform/loading/clock.ts';
import { teacherTexts as texts } from '#src/texts/nl/teacher.ts';
import { firstLessons, type Lesson } from '../view/firstLessons.ts';
import { sessionTimes } from '../view/sessionTimes.ts';
import { LessonState } from './LessonState.tsx';
import styles from './Teacher.module.css';

interface FirstLessonsProps {
  courses: readonly TeacherCourse[];
  /** Whether the next lesson is left out on a day with lessons. @defaultValue false */
  isShort?: boolean;
}

/** The lessons of today and the next one, of all courses, above everything else. */
export function FirstLessons({ courses, isShort = false }: FirstLessonsProps) {
  const now = Math.floor(systemClock.now() / 1000);
  const { today, next } = firstLessons(courses, now);
  return (
    <>
      <Lessons title={texts.today} lessons={today} now={now} />
      {(!isShort || today.length === 0) && <Lessons title={texts.nextLesson} lessons={next} now={now} />}
    </>
  );
}

interface LessonsProps {
  title: string;
  lessons: readonly Lesson[];
  now: number;
}

function Lessons({ title, lessons, now }: LessonsProps) {
  if (lessons.length === 0) return null;
  return (
    <section className={styles.first}>
      <h2>{title}</h2>
      <ul className={styles.courses} aria-label={title}>
        {lessons.map(({ course, session }) => (
          <Card as="li" key={session.nid}>
            <Link to={hrefs.teacher(session.nid)} className={styles.lesson}>
              <span dir="auto">{course.title}</span>
            </Link>
            <p className={styles.quiet} dir="auto">
              {[sessionTimes(session, now), session.place].filter(Boolean).join(' · ')}
            </p>
            <LessonState session={session} now={now} />
          </Card>
        ))}
      </ul>
    </section>
  );
}
