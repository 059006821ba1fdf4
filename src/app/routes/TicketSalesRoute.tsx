import { CourseListPage } from '../../features/courses/components/CourseListPage.tsx';
import { useRouteClub } from './useRouteClub.ts';

export function TicketSalesRoute() {
  return <CourseListPage club={useRouteClub()} type="ticket" />;
}
