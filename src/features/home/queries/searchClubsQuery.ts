import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { parseFoundClubs } from '#src/api/entities/club/club.ts';
import { resultOf } from '#src/api/resultOf.ts';

/** The clubs of the portal by title, the first of them where there are many. */
export const allClubsQuery = queryOptions({
  queryKey: ['clubs-all'],
  queryFn: resultOf('search_clubs', {}, parseFoundClubs),
});

/** Clubs near a postcode or municipality, the nearest first; none for any other text. */
export function clubsNearQuery(place: string) {
  return queryOptions({
    queryKey: ['clubs-near', place],
    queryFn: resultOf('search_clubs', place === '' ? undefined : { near: place }, parseFoundClubs),
  });
}

/** Clubs whose name, place or offer contains the text. An empty text makes no request. */
export function searchClubsQuery(text: string) {
  return queryOptions({
    queryKey: ['clubs', text],
    queryFn: resultOf('search_clubs', text === '' ? undefined : { text }, parseFoundClubs),
    placeholderData: keepPreviousData,
  });
}
