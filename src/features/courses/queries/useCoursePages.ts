import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CourseType } from '#src/api/entities/offer/course.ts';
import { useMembers } from '#src/features/session/index.ts';
import type { CourseFilters } from '../view/list/courseFilters.ts';
import type { CourseSetting } from '../view/tariffDecision.ts';
import { coursePagesQuery } from './coursePagesQuery.ts';

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
