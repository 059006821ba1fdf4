import type { Club } from '#src/api/entities/club.ts';
import { CoursesToManage } from './courses/CoursesToManage.tsx';

/** The courses of the club, or the registrations of one course. */
export function RegistrationsPart({ club }: { club: Club }) {
  return <CoursesToManage club={club} />;
}
