import { type InfiniteData, infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { get } from '#src/api/call.ts';
import { type CoursePage, type CourseType, parseCoursePage } from '#src/api/entities/offer/course.ts';
import { useMembers } from '../../session/index.ts';
import { firstOf, pageSize } from '../view/list/courseDisplay.ts';
import type { CourseFilters } from '../view/list/courseFilters.ts';
import type { CourseSetting } from '../view/tariffDecision.ts';
import { maySee } from './courses.ts';
import { opensByItself } from './opensByItself.ts';

interface CoursePagesOf {
  /** The club's nid. */
  readonly club: number;
  readonly type: CourseType;
  /** The uid of the logged-in user, because the answer includes the registrations of their family. */
  readonly viewer: number | undefined;
  /** The uid of the member whom the list is for. */
  readonly person: number | undefined;
  readonly filters: CourseFilters;
  /** Rows of the first page, when more than a page was on screen before. */
  readonly rows: number | undefined;
  /** The page to begin with, from 1. */
  readonly page: number;
}

/** Maximum that the server gives in one answer. */
const mostRows = 500;

/** The filtered list of a club, page by page. The server filters, sorts and forgives typos. */
export function coursePagesQuery(of: CoursePagesOf) {
  const { club, type, viewer, person, filters, rows = 0, page } = of;
  const { text, taxonomies, levels, days, age, fits, hasPlace } = filters;
  const wanted = {
    ...(text.trim() !== '' && { search: text.trim().slice(0, 200) }),
    ...(taxonomies.length > 0 && { taxonomies: taxonomies.join(',') }),
    ...(levels.length > 0 && { levels: levels.join(',') }),
    ...(days.length > 0 && { days: days.join(',') }),
    ...(age !== undefined && { age }),
    ...(person !== undefined && { uid: person }),
    ...(fits !== undefined && { fits: true }),
    ...(hasPlace && { hasPlace }),
  };
  const skipped = firstOf(page) - 1;
  return infiniteQueryOptions({
    queryKey: ['courses', club, viewer, type, skipped === 0 ? wanted : { ...wanted, skipped }],
    queryFn: async ({ signal, pageParam }) => {
      const request = { club, type, order: 'fit', ...wanted, ...pageParam } as const;
      const page = parseCoursePage(await get('get_courses', request, { signal }));
      return { ...page, text: text.trim() };
    },
    initialPageParam: { offset: skipped, limit: Math.min(Math.max(pageSize, rows), mostRows) },
    getNextPageParam: (last, pages) => {
      const offset = pages.reduce((sum, { courses }) => sum + courses.length, skipped);
      const isEnd = last.courses.length === 0 || offset >= last.count;
      return isEnd ? undefined : { offset, limit: pageSize };
    },
    // The list stays on screen while it is filtered, but never that of another club, type or account.
    placeholderData: (previous, query) => {
      const [, earlierClub, earlier, earlierType] = query?.queryKey ?? [];
      const isSameList = earlierClub === club && earlierType === type;
      return isSameList && maySee(viewer, earlier) ? previous : undefined;
    },
  });
}

interface PagesOptions {
  readonly type: CourseType;
  /** With the person whom the list is for. */
  readonly setting: CourseSetting & { readonly viewer: number | undefined };
  readonly filters: CourseFilters;
  /** Rows that were on screen before a return by history. */
  readonly rows: number | undefined;
  /** The page to begin with, from 1. */
  readonly page: number;
}

/** The pages of a filtered list so far, as one list. */
export function useCoursePages({ type, setting, filters, rows, page }: PagesOptions) {
  const { club, viewer, person } = setting;
  // The order of the list depends on the person, so that a list without them would jump.
  const isFamilyPending = useMembers().status === 'pending';
  const query = useInfiniteQuery({
    ...coursePagesQuery({ club: club.nid, type, viewer, person: person?.uid, filters, rows, page }),
    ...opensByItself(({ pages }: InfiniteData<CoursePage>) => pages.flatMap(({ courses }) => courses)),
    enabled: !isFamilyPending,
  });
  const { data, error, isFetchNextPageError, isPlaceholderData, isFetchingNextPage, fetchNextPage } = query;
  const list = useMemo(() => {
    const [first] = data?.pages ?? [];
    if (!data || !first) return undefined;
    // A course that moved to a later page meanwhile is on both.
    const byNid = new Map(data.pages.flatMap(({ courses }) => courses).map((course) => [course.nid, course]));
    return { ...first, courses: [...byNid.values()] };
  }, [data]);
  return {
    query: {
      data: list,
      // A failed next page leaves the list as it is.
      error: isFetchNextPageError ? null : error,
      isRefetching: query.isRefetching,
      refetch: () => void query.refetch(),
    },
    /** The list is that of earlier filters, until the server has answered. */
    isStale: isPlaceholderData,
    more: {
      isThere: query.hasNextPage && !isPlaceholderData,
      isBusy: isFetchingNextPage,
      error: isFetchNextPageError ? error : null,
      load: () => void fetchNextPage(),
    },
  };
}
