import { useEffect, useRef } from 'react';
import { clearNotices } from '../../notices/index.ts';

/** Removes the notices of a course when its form goes on: a notice about its answers would lie over the questions of the next course. */
export function CourseNotices({ nextCourse }: { nextCourse: string | undefined }) {
  const shown = useRef(nextCourse);
  useEffect(() => {
    if (shown.current !== nextCourse) clearNotices();
    shown.current = nextCourse;
  }, [nextCourse]);
  return null;
}
