import { CourseListPage } from '../../features/courses/components/CourseListPage.tsx';
import { useRouteClub } from './useRouteClub.ts';

export function CoursesRoute() {
  return <CourseListPage club={useRouteClub()} type="course" />;
}
