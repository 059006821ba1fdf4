import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { OperationRequest } from '#schemas/operations.ts';
import { get, post } from '#src/api/call.ts';
import { parseFederationMembers } from '#src/api/entities/desk/federationMember.ts';
import { useBooking } from '../../ledger/booking/useBooking.ts';

interface WantedCards {
  /** The club's nid. */
  readonly club: number;
  /** Url of a federation; '' for the first of the club. */
  readonly federation: string;
  readonly search: string;
}

/** The cards of a federation of a club, page by page. */
export function federationMembersQuery({ club, federation, search }: WantedCards) {
  const wanted = {
    ...(federation !== '' && { federation }),
    ...(search !== '' && { search: search.slice(0, 200) }),
  };
  return infiniteQueryOptions({
    queryKey: ['management', club, 'cards', wanted],
    queryFn: async ({ signal, pageParam: offset }) =>
      parseFederationMembers(
        (await get('get_federation_members', { club, ...wanted, offset }, { signal })).result,
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const offset = pages.reduce((sum, { cards }) => sum + cards.length, 0);
      return last.cards.length === 0 || offset >= last.count ? undefined : offset;
    },
    // The list stays on screen while it is searched.
    placeholderData: (previous, query) => (query?.queryKey[1] === club ? previous : undefined),
    staleTime: 0,
  });
}

/** The cards of one person, and the federations of the club. */
export function personCardsQuery(club: number, member: number) {
  return queryOptions({
    queryKey: ['management', club, 'cards', 'person', member],
    queryFn: async ({ signal }) =>
      parseFederationMembers((await get('get_federation_members', { club, member }, { signal })).result),
    staleTime: 0,
  });
}

type Wanted = Omit<OperationRequest<'change_federation_members'>, 'club'>;

/** Gives, renews or ends cards. A repeat does no harm, so it needs no key. */
export function useChangeCards(club: number, done: string) {
  return useBooking(club, {
    requestOf: (wanted: Wanted) => ({ club, ...wanted }),
    send: (request) => post('change_federation_members', request),
    done: () => done,
  });
}
