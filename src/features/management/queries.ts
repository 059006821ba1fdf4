import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { eurosOf } from '#rules/money.ts';
import { refusalOf } from '../../api/apiFailure.ts';
import { get, post } from '../../api/call.ts';
import {
  type ClubCancellation,
  parseClubCancellation,
} from '../../api/entities/management/clubCancellation.ts';
import { parseManagedCourses } from '../../api/entities/management/managedCourse.ts';
import {
  parseManagedRegistration,
  parseManagedRegistrations,
} from '../../api/entities/management/managedRegistration.ts';
import { randomUuid } from '../../platform/randomUuid.ts';
import { type RegistrationFilter, requestOf } from './view/registrationFilter.ts';

interface CoursesOf {
  /** The club's nid. */
  readonly club: number;
  readonly search: string;
  readonly isEnded: boolean;
}

/** The courses of a club for its managers, page by page. */
export function managedCoursesQuery({ club, search, isEnded }: CoursesOf) {
  const wanted = {
    ...(search !== '' && { search: search.slice(0, 200) }),
    ...(isEnded && { ended: true }),
  };
  return infiniteQueryOptions({
    queryKey: ['management', club, 'courses', wanted],
    queryFn: async ({ signal, pageParam: offset }) =>
      parseManagedCourses(await get('get_managed_courses', { club, ...wanted, offset }, { signal })),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const offset = pages.reduce((sum, { courses }) => sum + courses.length, 0);
      return last.courses.length === 0 || offset >= last.count ? undefined : offset;
    },
    // The list stays on screen while it is searched.
    placeholderData: (previous, query) => (query?.queryKey[1] === club ? previous : undefined),
    // Always refetched: somebody may have registered a moment ago.
    staleTime: 0,
  });
}

interface RegistrationsOf {
  /** The club's nid. */
  readonly club: number;
  readonly course: number;
  readonly search: string;
  readonly filter: RegistrationFilter;
}

/** The registrations and waiting lists of a course, page by page. */
export function registrationsQuery({ club, course, search, filter }: RegistrationsOf) {
  const wanted = { ...(search !== '' && { search: search.slice(0, 200) }), ...requestOf(filter) };
  return infiniteQueryOptions({
    queryKey: ['management', club, 'registrations', course, wanted],
    queryFn: async ({ signal, pageParam: offset }) =>
      parseManagedRegistrations(
        await get('get_managed_registrations', { club, course, ...wanted, offset }, { signal }),
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const offset = pages.reduce((sum, { registrations }) => sum + registrations.length, 0);
      return last.registrations.length === 0 || offset >= last.count ? undefined : offset;
    },
    // The list stays on screen while it is filtered, but never that of another course.
    placeholderData: (previous, query) =>
      query?.queryKey[1] === club && query.queryKey[3] === course ? previous : undefined,
    staleTime: 0,
  });
}

interface RegistrationOf {
  readonly club: number;
  readonly kind: 'registration' | 'waiting';
  readonly id: number;
}

/** One registration with its answers. Kept while it is on screen, because the server notes each reading about health. */
export function registrationQuery({ club, kind, id }: RegistrationOf) {
  const what = kind === 'registration' ? { registration: id } : { waiting: id };
  return queryOptions({
    queryKey: ['management', club, 'registration', kind, id],
    queryFn: async ({ signal }) =>
      parseManagedRegistration((await post('read_managed_registration', { club, what }, { signal })).result),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export type CancelMoney = 'back' | 'none';

interface Cancelling {
  /** The club's nid. */
  readonly club: number;
  /** The id of the registration. */
  readonly id: number;
}

/** What a cancellation would do to the amounts. It changes nothing. */
export function cancelPreviewQuery({ club, id, money }: Cancelling & { readonly money: CancelMoney }) {
  return queryOptions({
    queryKey: ['management', club, 'cancel', id, money],
    queryFn: async ({ signal }) => {
      const request = { club, what: { registration: id }, money, reason: '', preview: true };
      const { result } = await post('cancel_for_club', request, { idempotencyKey: randomUuid(), signal });
      return parseClubCancellation(result);
    },
    staleTime: 0,
    gcTime: 0,
  });
}

interface Confirmed {
  readonly money: CancelMoney;
  readonly reason: string;
  /** The amounts that the manager saw. */
  readonly seen: ClubCancellation;
}

/** Cancels a registration at the amounts that were shown. One key for all tries with the same content. */
export function useCancelRegistration({ club, id }: Cancelling) {
  const client = useQueryClient();
  const [keys] = useState(() => new Map<string, string>());
  return useMutation({
    mutationFn: async ({ money, reason, seen }: Confirmed) => {
      const agreed = {
        credited: eurosOf(seen.credited),
        refunded: eurosOf(seen.refunded),
        byHand: eurosOf(seen.byHand),
      };
      const request = { club, what: { registration: id }, money, reason, agreed };
      const content = JSON.stringify(request);
      const idempotencyKey = keys.get(content) ?? randomUuid();
      keys.set(content, idempotencyKey);
      return parseClubCancellation((await post('cancel_for_club', request, { idempotencyKey })).result);
    },
    // Other amounts refuse the cancellation: the dialog must show how they stand now.
    onError: (error) =>
      refusalOf(error)?.status === 409
        ? client.invalidateQueries({ queryKey: ['management', club, 'cancel', id] })
        : undefined,
    onSuccess: () =>
      Promise.all(
        ['courses', 'registrations'].map((part) =>
          client.invalidateQueries({ queryKey: ['management', club, part] }),
        ),
      ),
  });
}
