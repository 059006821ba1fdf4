import { CourseListPage } from '../../features/courses/components/CourseListPage.tsx';
import { useRouteClub } from './useRouteClub.ts';

export function ActivitiesRoute() {
  return <CourseListPage club={useRouteClub()} type="activity" />;
}
