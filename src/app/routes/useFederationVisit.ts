import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { federationVisit } from '../../features/federation/view/federationVisit.ts';

/** What the address says of a visit to a federation. */
export function useFederationVisit() {
  const { federation = '' } = useParams();
  const [query] = useSearchParams();
  return useMemo(() => federationVisit(federation, query), [federation, query]);
}
