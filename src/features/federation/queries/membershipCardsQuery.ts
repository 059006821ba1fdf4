import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseMembershipCards } from '#src/api/entities/club/federation.ts';

/** The family's membership cards, keyed by the uid of the logged-in user. */
export function membershipCardsQuery(viewer: number) {
  return queryOptions({
    queryKey: ['membership-cards', viewer],
    queryFn: async ({ signal }) =>
      parseMembershipCards((await get('get_membership_cards', {}, { signal })).result),
  });
}
