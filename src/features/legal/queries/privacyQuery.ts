import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parsePrivacy } from '#src/api/entities/club/privacy.ts';

/** @param club The club's nid; undefined for the portal as a whole. */
export function privacyQuery(club?: number) {
  return queryOptions({
    queryKey: ['privacy', club ?? 'portal'],
    queryFn: async ({ signal }) => {
      const answer = await get('get_privacy', club === undefined ? {} : { club }, { signal });
      return parsePrivacy(answer.result);
    },
  });
}
