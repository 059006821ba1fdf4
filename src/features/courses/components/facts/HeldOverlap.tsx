import type { Club } from '#src/api/entities/club.ts';
import type { Course } from '#src/api/entities/course.ts';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { useCartItems } from '#src/features/basket/index.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { useCourses, useCoursesOfTariffs } from '../../queries/useCourses.ts';
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
  const items = useCartItems({ club: club.nid, uid: person.uid });
  const { courses: chosen } = useCoursesOfTariffs(club, [items]);
  const { courses: taken } = useCourses(club, { registered: person.uid });
  const known = new Map([...chosen, ...taken].map((one) => [one.nid, one]));
  const held = { uid: person.uid, inCart: items.tariffs };
  const others = overlappingCourses(course, [...known.values()], held);
  if (others.length === 0) return null;
  return (
    <Notice tone="warning">
      {others.map(({ nid, title }) => (
        <p key={nid}>{texts.overlapsOther(title, person.firstName)}</p>
      ))}
    </Notice>
  );
}
