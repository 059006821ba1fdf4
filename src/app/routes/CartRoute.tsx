import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { CartPage } from '../../features/cart/components/CartPage.tsx';
import { lazyPart } from '../../platform/lazyPart.ts';
import { ScreenSkeleton } from '../states/ScreenSkeleton.tsx';
import { useRouteClub } from './useRouteClub.ts';

/** The form engine is heavy; a cart without the form does without it. */
const RegistrationStep = lazyPart(
  async () => (await import('../../features/registration/components/RegistrationStep.tsx')).RegistrationStep,
);

export function CartRoute() {
  const club = useRouteClub();
  const [query] = useSearchParams();
  if (query.get('stap') !== 'gegevens') return <CartPage club={club} />;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <RegistrationStep club={club} />
    </Suspense>
  );
}
