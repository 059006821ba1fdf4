import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseFederation, parseFederationCard } from '#src/api/entities/club/federation.ts';
import type { FederationVisit } from '../view/federationVisit.ts';

/** @param viewer The uid of the logged-in user; undefined for a visitor, to whom a signed link shows its own cards. */
export function federationQuery(visit: FederationVisit, viewer: number | undefined) {
  return queryOptions({
    queryKey: ['federation', viewer, visit],
    queryFn: async ({ signal }) => parseFederation((await get('get_federation', visit, { signal })).result),
  });
}

export function federationCardQuery(visit: FederationVisit, viewer: number | undefined) {
  return queryOptions({
    queryKey: ['federation-card', viewer, visit],
    queryFn: async ({ signal }) =>
      parseFederationCard((await get('get_federation_card', visit, { signal })).result),
    // Always refetched: the signed link in the answer is valid for a limited time.
    staleTime: 0,
  });
}
