import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { CartPage } from '../../features/cart/components/CartPage.tsx';
import { RegistrationStep } from '../registrationPart.ts';
import { ScreenSkeleton } from '../states/ScreenSkeleton.tsx';
import { useRouteClub } from './useRouteClub.ts';

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
