export { MemberPicker } from './components/enrolment/who/MemberPicker.tsx';
export { Reductions } from './components/facts/Reductions.tsx';
export { CourseShown } from './components/shown/CourseShown.tsx';
export { UpcomingCourses } from './components/UpcomingCourses.tsx';
export { courseQuery } from './queries/courseQuery.ts';
export { useCourses, useCoursesOfTariffs } from './queries/courses.ts';
export { courseOfTariff } from './view/schedule/courseOfTariff.ts';
export { transferTariffs } from './view/transferTariffs.ts';
