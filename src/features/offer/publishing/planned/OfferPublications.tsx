import type { Club } from '#src/api/entities/club/club.ts';
import { LastPublication } from './LastPublication.tsx';
import { PlannedPublications } from './PlannedPublications.tsx';

/** The publications of a club that are planned, and the last one while it can be taken back. */
export function OfferPublications({ club }: { club: Club }) {
  return (
    <>
      <PlannedPublications club={club} />
      <LastPublication club={club} />
    </>
  );
}
