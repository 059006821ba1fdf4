import { queryOptions } from '@tanstack/react-query';
import { parsePrivacy } from '#src/api/entities/club/privacy.ts';
import { resultOf } from '#src/api/resultOf.ts';

/** @param club The club's nid; undefined for the portal as a whole. */
export function privacyQuery(club?: number) {
  return queryOptions({
    queryKey: ['privacy', club ?? 'portal'],
    queryFn: resultOf('get_privacy', club === undefined ? {} : { club }, parsePrivacy),
  });
}
