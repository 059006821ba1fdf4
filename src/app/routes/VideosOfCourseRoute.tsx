import { useParams } from 'react-router';
import { VideosOfCoursePage } from '../../features/videos/components/VideosOfCoursePage.tsx';
import { useRouteClub } from './useRouteClub.ts';

export function VideosOfCourseRoute() {
  const { course = '' } = useParams();
  return <VideosOfCoursePage key={course} club={useRouteClub()} course={course} />;
}
