import { queryOptions } from '@tanstack/react-query';
import { parseCertificates } from '#src/api/entities/orders/certificate.ts';
import { resultOf } from '#src/api/resultOf.ts';

/** The family's certificates, keyed by the uid of the logged-in user. */
export function certificatesQuery(uid: number) {
  return queryOptions({
    queryKey: ['certificates', uid],
    queryFn: resultOf('get_certificates', {}, parseCertificates),
    // Always refetched: an address may have been filled in a moment ago.
    staleTime: 0,
  });
}
