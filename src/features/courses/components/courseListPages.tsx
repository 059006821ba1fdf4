import type { Club } from '#src/api/entities/club/club.ts';
import { CourseListPage } from './CourseListPage.tsx';

export function CoursesPage({ club }: { club: Club }) {
  return <CourseListPage club={club} type="course" />;
}

export function ActivitiesPage({ club }: { club: Club }) {
  return <CourseListPage club={club} type="activity" />;
}

export function TicketSalesPage({ club }: { club: Club }) {
  return <CourseListPage club={club} type="ticket" />;
}
