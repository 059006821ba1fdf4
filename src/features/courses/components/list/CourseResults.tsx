import type { CourseSummary } from '../../../../api/entities/course.ts';
import { useRowsDrawn } from '../../state/useRowsDrawn.ts';
import type { CourseDisplay } from '../../view/list/courseDisplay.ts';
import type { CourseSetting } from '../../view/tariffDecision.ts';
import { CourseItem } from './CourseItem.tsx';
import styles from './CourseResults.module.css';

interface CourseResultsProps {
  courses: readonly CourseSummary[];
  setting: CourseSetting;
  display: CourseDisplay;
}

export function CourseResults({ courses, setting, display }: CourseResultsProps) {
  const { count, edition } = useRowsDrawn(courses);
  return (
    <ul key={edition} className={styles[display]} aria-busy={count < courses.length}>
      {courses.slice(0, count).map((course) => (
        <CourseItem key={course.nid} course={course} setting={setting} display={display} />
      ))}
    </ul>
  );
}
