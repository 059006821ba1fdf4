import { useQueries } from '@tanstack/react-query';
import { formatDay } from '#rules/writtenTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { Course } from '#src/api/entities/offer/course.ts';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { useCartItems } from '#src/features/basket/index.ts';
import { useSession } from '#src/features/session/index.ts';
import { useNow } from '#src/platform/loading/renderedAt.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { courseQuery } from '../../queries/courseQuery.ts';
import { useCourses, useCoursesOfTariffs } from '../../queries/courses.ts';
import { coursesBeside, overlapsWith } from '../../view/overlappingCourses.ts';
import type { Person } from '../../view/tariffDecision.ts';

interface HeldOverlapProps {
  course: Course;
  club: Club;
  person: Person;
}

/**
 * Warns when lessons fall together with those of another course that the person takes or has in the cart. The warning never blocks a
 * registration.
 */
export function HeldOverlap({ course, club, person }: HeldOverlapProps) {
  const session = useSession();
  const viewer = session.status === 'user' ? session.user.uid : undefined;
  const now = useNow() / 1000;
  const items = useCartItems({ club: club.nid, uid: person.uid });
  const { courses: chosen } = useCoursesOfTariffs(club, [items]);
  const { courses: taken } = useCourses(club, { registered: person.uid });
  const known = new Map([...chosen, ...taken].map((one) => [one.nid, one]));
  const held = { uid: person.uid, inCart: items.tariffs, trialsInCart: items.trials };
  const beside = coursesBeside(course, [...known.values()], held);
  const loaded = useQueries({
    queries: beside.map(({ url }) => courseQuery({ club: club.nid, course: url, viewer })),
  });
  const overlaps = loaded.flatMap(({ data }) => {
    const [first, ...more] = data ? overlapsWith(course, data, { ...held, now }) : [];
    return data && first ? [{ other: data, first, count: more.length + 1 }] : [];
  });
  if (overlaps.length === 0) return null;
  return (
    <Notice tone="warning">
      {overlaps.map(({ other: { nid, title }, first, count }) => (
        <p key={nid}>
          {texts.overlapsOther({ title, name: person.firstName, count, day: formatDay(first.start) })}
        </p>
      ))}
    </Notice>
  );
}
