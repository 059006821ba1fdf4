import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { OperationRequest } from '#schemas/operations.ts';
import { get, post } from '#src/api/call.ts';
import { parseClubPeople, parseClubPerson } from '#src/api/entities/desk/clubPerson.ts';
import { parseCourse, parseCoursePage } from '#src/api/entities/offer/course.ts';
import { useBooking } from '../ledger/booking/useBooking.ts';

/** The people of a club, page by page. */
export function clubPeopleQuery(club: number, search: string) {
  const wanted = { ...(search !== '' && { search: search.slice(0, 200) }) };
  return infiniteQueryOptions({
    queryKey: ['management', club, 'people', wanted],
    queryFn: async ({ signal, pageParam: offset }) =>
      parseClubPeople(await get('find_club_people', { club, ...wanted, offset }, { signal })),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const offset = pages.reduce((sum, { people }) => sum + people.length, 0);
      return last.people.length === 0 || offset >= last.count ? undefined : offset;
    },
    // The list stays on screen while it is searched.
    placeholderData: (previous, query) => (query?.queryKey[1] === club ? previous : undefined),
    staleTime: 0,
  });
}

export function clubPersonQuery(club: number, member: number) {
  return queryOptions({
    queryKey: ['management', club, 'person', member],
    queryFn: async ({ signal }) =>
      parseClubPerson((await get('get_club_person', { club, member }, { signal })).result),
    staleTime: 0,
  });
}

/** The courses that a manager can choose at the desk, as the club offers them. */
export function deskCoursesQuery(club: number, search: string) {
  const wanted = { ...(search !== '' && { search: search.slice(0, 200) }), limit: 100 };
  return queryOptions({
    queryKey: ['management', club, 'courses', 'desk', wanted],
    queryFn: async ({ signal }) =>
      parseCoursePage(await get('get_courses', { club, ...wanted }, { signal })).courses,
    placeholderData: (previous) => previous,
    // The free places are those of now.
    staleTime: 0,
  });
}

/** The lessons and the services of a course at the desk. */
export function deskCourseQuery(club: number, course: string) {
  return queryOptions({
    queryKey: ['management', club, 'course', 'desk', course],
    queryFn: async ({ signal }) =>
      parseCourse((await get('get_course', { club, course }, { signal })).result),
    staleTime: 0,
  });
}

type Change = OperationRequest<'change_club_person'>['change'];

interface ChangeOf {
  readonly club: number;
  readonly member: number;
}

/** Changes what a club says about a person. A repeat does no harm, so it needs no key. */
export function useChangePerson({ club, member }: ChangeOf, done: string) {
  return useBooking(club, {
    requestOf: (change: Change) => ({ club, member, change }),
    send: (request) => post('change_club_person', request),
    done: () => done,
  });
}
