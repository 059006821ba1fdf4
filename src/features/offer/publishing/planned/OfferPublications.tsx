import { useQuery } from '@tanstack/react-query';
import type { Club } from '#src/api/entities/club/club.ts';
import { Loaded } from '#src/features/failures/index.ts';
import { LastPublication } from './LastPublication.tsx';
import { PlannedPublications } from './PlannedPublications.tsx';
import { offerStatusQuery, publicationsQuery } from './publicationQueries.ts';

/** The publications of a club that are planned, and the last one while it can be taken back. */
export function OfferPublications({ club }: { club: Club }) {
  const status = useQuery(offerStatusQuery(club.nid));
  const made = useQuery(publicationsQuery(club.nid));
  return (
    <>
      <Loaded query={status} loading={null}>
        {() => <PlannedPublications club={club} />}
      </Loaded>
      <Loaded query={made} loading={null}>
        {() => <LastPublication club={club} />}
      </Loaded>
    </>
  );
}
