import { queryOptions } from '@tanstack/react-query';
import type { CoupleInvite } from '#rules/readCoupleInvite.ts';
import { type Course, parseCourse } from '#src/api/entities/offer/course.ts';
import { resultOf } from '#src/api/resultOf.ts';
import { systemClock } from '#src/platform/loading/clock.ts';
import { maySee } from './courses.ts';
import { lookAgainIn } from './lookAgainIn.ts';

interface CourseOf {
  /** The club's nid. */
  readonly club: number;
  /** The course's url. */
  readonly course: string;
  /** The uid of the logged-in user, because the answer includes the registrations of their family. */
  readonly viewer: number | undefined;
  /** The invitation that the person followed; it may be for another course. */
  readonly invite?: CoupleInvite | undefined;
}

export function courseQuery({ club, course, viewer, invite }: CourseOf) {
  const ccci = invite && `${invite.uid};${invite.course}:${invite.tariff}`;
  return queryOptions({
    queryKey: ['course', club, course, viewer, ccci],
    queryFn: resultOf('get_course', { club, course, ...(ccci && { ccci }) }, parseCourse),
    // The page opens by itself at the hour, without a reload. One that was hidden until then looks at once.
    refetchInterval: (query: CourseAsked) => lookAgainIn(openings(query), systemClock.now() / 1000) ?? false,
    refetchOnWindowFocus: (query: CourseAsked) => (openings(query).length > 0 ? 'always' : true),
    placeholderData: (previous: Course | undefined, query) => {
      const [, earlierClub, earlierCourse, earlier] = query?.queryKey ?? [];
      const isSameCourse = earlierClub === club && earlierCourse === course;
      return isSameCourse && maySee(viewer, earlier) ? previous : undefined;
    },
  });
}

interface CourseAsked {
  readonly state: { readonly data: Course | undefined };
}

/** The moments at which tariffs open, in seconds. */
function openings({ state: { data } }: CourseAsked): readonly number[] {
  return data?.tariffs.flatMap(({ opens, priority }) => [opens ?? [], priority?.opens ?? []].flat()) ?? [];
}
