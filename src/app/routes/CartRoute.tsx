import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { CartPage, RegistrationStep } from '../cartParts.ts';
import { ScreenSkeleton } from '../states/ScreenSkeleton.tsx';
import { useRouteClub } from './useRouteClub.ts';

export function CartRoute() {
  const club = useRouteClub();
  const [query] = useSearchParams();
  const Step = query.get('stap') === 'gegevens' ? RegistrationStep : CartPage;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Step club={club} />
    </Suspense>
  );
}
