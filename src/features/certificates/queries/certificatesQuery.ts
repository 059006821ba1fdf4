import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseCertificates } from '#src/api/entities/orders/certificate.ts';

/** The family's certificates, keyed by the uid of the logged-in user. */
export function certificatesQuery(uid: number) {
  return queryOptions({
    queryKey: ['certificates', uid],
    queryFn: async ({ signal }) => parseCertificates((await get('get_certificates', {}, { signal })).result),
    // Always refetched: an address may have been filled in a moment ago.
    staleTime: 0,
  });
}
