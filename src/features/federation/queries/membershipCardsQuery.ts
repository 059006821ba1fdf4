import { queryOptions } from '@tanstack/react-query';
import { parseMembershipCards } from '#src/api/entities/club/federation.ts';
import { resultOf } from '#src/api/resultOf.ts';

/** The family's membership cards, keyed by the uid of the logged-in user. */
export function membershipCardsQuery(viewer: number) {
  return queryOptions({
    queryKey: ['membership-cards', viewer],
    queryFn: resultOf('get_membership_cards', {}, parseMembershipCards),
  });
}
