import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { federationVisit } from '../view/federationVisit.ts';

/** The federation and the signed link in the address. */
export function useFederationVisit() {
  const { federation = '' } = useParams();
  const [query] = useSearchParams();
  return useMemo(() => federationVisit(federation, query), [federation, query]);
}
