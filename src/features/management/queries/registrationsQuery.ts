import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { get, post } from '#src/api/call.ts';
import {
  parseManagedRegistration,
  parseManagedRegistrations,
} from '#src/api/entities/management/managedRegistration.ts';
import { type RegistrationFilter, requestOf } from '../view/registrationFilter.ts';

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
