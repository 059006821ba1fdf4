import { lazyPart } from '#src/platform/loading/lazyPart.ts';

export { MemberPicker } from './components/enrolment/who/MemberPicker.tsx';
export { Reductions } from './components/facts/Reductions.tsx';
export { UpcomingCourses } from './components/UpcomingCourses.tsx';
export { courseQuery } from './queries/courseQuery.ts';
export { useCourses, useCoursesOfTariffs } from './queries/courses.ts';
export { courseOfTariff } from './view/schedule/courseOfTariff.ts';
export { transferTariffs } from './view/transferTariffs.ts';

/** A course as a visitor sees it, for who edits it. */
export const CourseShown = lazyPart(
  async () => (await import('./components/shown/CourseShown.tsx')).CourseShown,
);
