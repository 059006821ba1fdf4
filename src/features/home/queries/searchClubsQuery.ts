import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseFoundClubs } from '#src/api/entities/club/club.ts';

/** The clubs of the portal by title, the first of them where there are many. */
export const allClubsQuery = queryOptions({
  queryKey: ['clubs-all'],
  queryFn: async ({ signal }) => {
    const answer = await get('search_clubs', {}, { signal });
    return parseFoundClubs(answer.result);
  },
});

/** Clubs near a postcode or municipality, the nearest first; none for any other text. */
export function clubsNearQuery(place: string) {
  return queryOptions({
    queryKey: ['clubs-near', place],
    queryFn:
      place === ''
        ? skipToken
        : async ({ signal }) => {
            const answer = await get('search_clubs', { near: place }, { signal });
            return parseFoundClubs(answer.result);
          },
  });
}

/** Clubs whose name, place or offer contains the text. An empty text makes no request. */
export function searchClubsQuery(text: string) {
  return queryOptions({
    queryKey: ['clubs', text],
    queryFn:
      text === ''
        ? skipToken
        : async ({ signal }) => {
            const answer = await get('search_clubs', { text }, { signal });
            return parseFoundClubs(answer.result);
          },
    placeholderData: keepPreviousData,
  });
}
