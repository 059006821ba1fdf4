import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { Club } from '#src/api/entities/club/club.ts';
import { ScreenSkeleton } from '../../states/ScreenSkeleton.tsx';
import { cartStep } from './cartParts.ts';

export function CartRoute({ club }: { club: Club }) {
  const [query] = useSearchParams();
  const Step = cartStep(query);
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Step club={club} />
    </Suspense>
  );
}
