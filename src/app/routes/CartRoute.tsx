import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { Club } from '../../api/entities/club.ts';
import { ScreenSkeleton } from '../states/ScreenSkeleton.tsx';
import { CartPage, RegistrationStep } from './cartParts.ts';

export function CartRoute({ club }: { club: Club }) {
  const [query] = useSearchParams();
  const Step = query.get('stap') === 'gegevens' ? RegistrationStep : CartPage;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Step club={club} />
    </Suspense>
  );
}
