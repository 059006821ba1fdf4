import { useSearchParams } from 'react-router';
import { readId } from '#rules/readId.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { PaperList } from '#src/features/paper-list/index.ts';
import { managementTexts } from '#src/texts/nl/management.ts';
import { managedCourseHref } from '../view/managementHrefs.ts';
import { CoursesToManage } from './courses/CoursesToManage.tsx';
import { RegistrationDetail } from './detail/RegistrationDetail.tsx';
import { CourseRegistrations } from './registrations/CourseRegistrations.tsx';

/** The courses of the club, the registrations of one course, or one registration: the address says which. */
export function RegistrationsPart({ club }: { club: Club }) {
  const [query] = useSearchParams();
  const course = readId(query.get('cursus') ?? undefined);
  if (course === undefined) return <CoursesToManage club={club} />;
  if (query.has('papier'))
    return (
      <PaperList
        of={{ club: club.nid, course }}
        back={{
          to: managedCourseHref({ club: club.url, course }),
          label: managementTexts.list.backToAll,
        }}
      />
    );
  const registration = readId(query.get('inschrijving') ?? undefined);
  const waiting = readId(query.get('wachtlijst') ?? undefined);
  const id = registration ?? waiting;
  if (id === undefined) return <CourseRegistrations key={course} club={club} course={course} />;
  const kind = registration === undefined ? 'waiting' : 'registration';
  return <RegistrationDetail key={`${kind} ${id}`} club={club} course={course} kind={kind} id={id} />;
}
