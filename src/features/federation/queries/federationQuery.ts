import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseFederation, parseFederationCard } from '#src/api/entities/federation.ts';
import type { FederationVisit } from '../view/federationVisit.ts';

/** @param viewer Who is logged in, undefined for nobody: a link shows what it was signed for. */
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
    // The link that it brings is good for a while from now on.
    staleTime: 0,
  });
}
