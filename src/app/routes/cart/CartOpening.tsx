import { useSearchParams } from 'react-router';
import { RegistrationOpening } from '#src/features/registration/components/RegistrationOpening.tsx';
import { ScreenSkeleton } from '../../states/ScreenSkeleton.tsx';
import { cartStep, RegistrationStep } from './cartParts.ts';

/** The cart, or its step, before it is known whose it is. */
export function CartOpening() {
  const [query] = useSearchParams();
  return cartStep(query) === RegistrationStep ? <RegistrationOpening /> : <ScreenSkeleton />;
}
