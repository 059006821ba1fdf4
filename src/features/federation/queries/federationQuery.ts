import { queryOptions } from '@tanstack/react-query';
import { parseFederation, parseFederationCard } from '#src/api/entities/club/federation.ts';
import { resultOf } from '#src/api/resultOf.ts';
import type { FederationVisit } from '../view/federationVisit.ts';

/** @param viewer The uid of the logged-in user; undefined for a visitor, to whom a signed link shows its own cards. */
export function federationQuery(visit: FederationVisit, viewer: number | undefined) {
  return queryOptions({
    queryKey: ['federation', viewer, visit],
    queryFn: resultOf('get_federation', visit, parseFederation),
  });
}

export function federationCardQuery(visit: FederationVisit, viewer: number | undefined) {
  return queryOptions({
    queryKey: ['federation-card', viewer, visit],
    queryFn: resultOf('get_federation_card', visit, parseFederationCard),
    // Always refetched: the signed link in the answer is valid for a limited time.
    staleTime: 0,
  });
}
