import { useParams } from 'react-router';
import { CourseDetailPage } from '../../features/courses/components/CourseDetailPage.tsx';
import { useRouteClub } from './useRouteClub.ts';

/** `tariff` is a nid; anything else in its place chooses none. */
export function CourseRoute() {
  const { course = '', tariff = '' } = useParams();
  const nid = /^[1-9]\d{0,9}$/.test(tariff) ? Number(tariff) : undefined;
  return <CourseDetailPage club={useRouteClub()} course={course} tariff={nid} />;
}
