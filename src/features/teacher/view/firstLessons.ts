import { isoDayOf, type UnixSeconds } from '#rules/brusselsTime.ts';
import type { TeacherCourse } from '#src/api/entities/club/teaching.ts';

/** A lesson with its course. */
export interface Lesson {
  readonly course: TeacherCourse;
  readonly session: TeacherCourse['sessions'][number];
}

export interface FirstLessons {
  /** All lessons of today, also those that are over: a teacher often fills in the list afterwards. */
  readonly today: readonly Lesson[];
  /** The first lessons after today; more than one when they begin at the same time. */
  readonly next: readonly Lesson[];
}

/** The lessons that a teacher opens most often, over all courses, the earliest first. */
export function firstLessons(courses: readonly TeacherCourse[], now: UnixSeconds): FirstLessons {
  const lessons = courses
    .flatMap((course) => course.sessions.map((session) => ({ course, session })))
    .sort((one, other) => one.session.start - other.session.start);
  const today = isoDayOf(now);
  const after = lessons.filter(({ session }) => session.start > now && isoDayOf(session.start) !== today);
  return {
    today: lessons.filter(({ session }) => isoDayOf(session.start) === today),
    next: after.filter(({ session }) => session.start === after[0]?.session.start),
  };
}
