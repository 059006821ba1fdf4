import { lazyPart } from '../../platform/lazyPart.ts';

export const CartPage = lazyPart(
  async () => (await import('../../features/cart/components/CartPage.tsx')).CartPage,
);

export const RegistrationStep = lazyPart(
  async () => (await import('../../features/registration/components/RegistrationStep.tsx')).RegistrationStep,
);
