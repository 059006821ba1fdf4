import { queryOptions } from '@tanstack/react-query';
import type { CoupleInvite } from '#rules/readCoupleInvite.ts';
import { type Course, parseCourse } from '#src/api/entities/offer/course.ts';
import { resultOf } from '#src/api/resultOf.ts';
import { maySee } from './courses.ts';

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
    placeholderData: (previous: Course | undefined, query) => {
      const [, earlierClub, earlierCourse, earlier] = query?.queryKey ?? [];
      const isSameCourse = earlierClub === club && earlierCourse === course;
      return isSameCourse && maySee(viewer, earlier) ? previous : undefined;
    },
  });
}
