import { queryOptions } from '@tanstack/react-query';
import { parseOfferPublications, parseOfferStatus } from '#src/api/entities/management/offerEditor.ts';
import { resultOf } from '#src/api/resultOf.ts';

/** Interval between two looks while the page is visible, in milliseconds. */
const lookEvery = 10_000;

/** News about the offer of a club. Asked every ten seconds while it is on screen, and when the window gets the focus. */
export function offerStatusQuery(club: number) {
  return queryOptions({
    queryKey: ['management', club, 'offer', 'status'],
    queryFn: resultOf('get_offer_status', { club }, parseOfferStatus),
    staleTime: 0,
    refetchInterval: lookEvery,
    refetchOnWindowFocus: 'always',
  });
}

/** The publications of the last day. */
export function publicationsQuery(club: number) {
  return queryOptions({
    queryKey: ['management', club, 'offer', 'publications'],
    queryFn: resultOf('get_offer_publications', { club }, parseOfferPublications),
    staleTime: 0,
  });
}
