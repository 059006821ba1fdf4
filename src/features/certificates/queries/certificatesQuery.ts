import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseCertificates } from '#src/api/entities/certificate.ts';

/** What clubs have certified of a family, by the uid of who is logged in. */
export function certificatesQuery(uid: number) {
  return queryOptions({
    queryKey: ['certificates', uid],
    queryFn: async ({ signal }) => parseCertificates((await get('get_certificates', {}, { signal })).result),
    // A national number that was filled in a moment ago counts.
    staleTime: 0,
  });
}
