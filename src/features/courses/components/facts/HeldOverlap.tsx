import type { Club } from '#src/api/entities/club.ts';
import type { Course } from '#src/api/entities/course.ts';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { useCartItems } from '#src/features/basket/index.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { useClubCourses } from '../../queries/useClubCourses.ts';
import { overlappingCourses } from '../../view/overlappingCourses.ts';
import type { Person } from '../../view/tariffDecision.ts';

interface HeldOverlapProps {
  course: Course;
  club: Club;
  person: Person;
}

/**
 * Warns when the person takes another course at the same hours, or has one in the cart. The warning never blocks a
 * registration.
 */
export function HeldOverlap({ course, club, person }: HeldOverlapProps) {
  const { tariffs: inCart } = useCartItems({ club: club.nid, uid: person.uid });
  const { courses } = useClubCourses(club);
  const others = overlappingCourses(course, courses, { uid: person.uid, inCart });
  if (others.length === 0) return null;
  return (
    <Notice tone="warning">
      {others.map(({ nid, title }) => (
        <p key={nid}>{texts.overlapsOther(title, person.firstName)}</p>
      ))}
    </Notice>
  );
}
